import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_MARK, MEMBER_MARK_VALUE } from '#domain/members/member-mark.ts';
import { JOINED_COOKIE } from '#domain/pixel/pixel-on-page.ts';
import { createToken, isToken } from '#server/accounts/session-token.ts';
import {
  clearHostCookie,
  clearReadableHostCookie,
  readHostCookie,
  setHostCookie,
  setReadableHostCookie,
} from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { LONGEST_MEMBER_SESSION_MS } from './member-session.ts';

/** The session of a member on the public host of a site (MEMB-26). */
export const MEMBER_COOKIE = 'portico_member';
/** Tells the browser that asked for a mail from all others (MEMB-12). */
const ASKED_COOKIE = 'portico_member_asked';
/** 60 minutes (MEMB-12). */
const ASKED_S = 60 * 60;
/** Until a page with scripts is shown. */
const JOINED_S = 10 * 60;

type Config = Services['config'];

/**
 * The session, and the mark that scripts read (MEMB-29); until the browser ends where the member does not want to stay
 * signed in (MEMB-27).
 */
export function setMemberCookie(
  config: Config,
  reply: FastifyReply,
  { token, isKept }: { readonly token: string; readonly isKept: boolean },
): void {
  const maxAgeS = LONGEST_MEMBER_SESSION_MS / 1000;
  const age = isKept ? { maxAgeS } : {};
  setHostCookie(config, reply, { name: MEMBER_COOKIE, value: token, ...age });
  setReadableHostCookie(config, reply, { name: MEMBER_MARK, value: MEMBER_MARK_VALUE, ...age });
}

/** Gives the mark to a browser whose session has none: it is older than the mark, or the mark was taken away. */
export function markSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[MEMBER_MARK] === MEMBER_MARK_VALUE) return;
  const maxAgeS = LONGEST_MEMBER_SESSION_MS / 1000;
  setReadableHostCookie(config, reply, { name: MEMBER_MARK, value: MEMBER_MARK_VALUE, maxAgeS });
}

/** Tells the scripts of the next page that an account was made in this browser; the first that reads it takes it away (MEMB-17). */
export function markJoined(config: Config, reply: FastifyReply): void {
  setReadableHostCookie(config, reply, { name: JOINED_COOKIE, value: '1', maxAgeS: JOINED_S });
}

export function clearMemberCookie(config: Config, reply: FastifyReply): void {
  clearHostCookie(config, reply, MEMBER_COOKIE);
  clearReadableHostCookie(config, reply, MEMBER_MARK);
}

/** The mark of the browser that asks for a mail: the one it has, for another hour. */
export function markAsking(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const value = readAsking(config, request) ?? createToken();
  setHostCookie(config, reply, { name: ASKED_COOKIE, value, maxAgeS: ASKED_S });
  return value;
}

export function readAsking(config: Config, request: FastifyRequest): string | null {
  const value = readHostCookie(config, request, ASKED_COOKIE);
  return value !== null && isToken(value) ? value : null;
}
