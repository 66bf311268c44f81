import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { accountOf } from './caller.ts';
import { INTERFACE_LOCALES, type InterfaceLocale } from '#messages/interface-locales.ts';

/** The language of a page for people who work on sites: that of their account, or what their browser asks for. */
export function interfaceLocale({
  caller,
  headers,
}: Pick<FastifyRequest, 'caller' | 'headers'>): InterfaceLocale {
  return accountOf(caller)?.language ?? acceptedLocale(headers['accept-language']);
}

/** The language of the interface that a client wants most, by its `Accept-Language` (RFC 9110, 12.5.4); else English. */
export function acceptedLocale(accepted: string | undefined): InterfaceLocale {
  if (accepted === undefined) return 'en';
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  return negotiator.languages(INTERFACE_LOCALES)[0] ?? 'en';
}
