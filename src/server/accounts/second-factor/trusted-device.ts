import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountId } from '#domain/documents/record.ts';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import type { SecondFactor } from './find-second-factor.ts';

const TRUST_COOKIE = 'portico_trusted';
const TRUSTED_S = 30 * 24 * 60 * 60;
const VALUE_PATTERN = /^([0-9]{10,16})\.([\w-]{43})$/;

type TrustServices = Pick<Services, 'config' | 'now'>;

/**
 * Whether the browser gave the second factor in the last 30 days and is trusted since. Trust ends with the password and
 * with the second factor that it was given for; it never counts before sensitive changes.
 */
export function isTrustedDevice(
  services: TrustServices,
  request: FastifyRequest,
  accountId: AccountId,
  factor: SecondFactor,
): boolean {
  const value = readHostCookie(services.config, request, TRUST_COOKIE) ?? '';
  const [, until = '', signature = ''] = VALUE_PATTERN.exec(value) ?? [];
  if (signature === '' || Number(until) <= services.now()) return false;
  return timingSafeEqual(
    Buffer.from(signature),
    Buffer.from(signatureOf(services, until, accountId, factor)),
  );
}

/** Trusts the browser for 30 days. */
export function trustDevice(
  services: TrustServices,
  reply: FastifyReply,
  accountId: AccountId,
  factor: SecondFactor,
): void {
  const until = String(services.now() + TRUSTED_S * 1000);
  const value = `${until}.${signatureOf(services, until, accountId, factor)}`;
  setHostCookie(services.config, reply, { name: TRUST_COOKIE, value, maxAgeS: TRUSTED_S });
}

function signatureOf(
  { config }: TrustServices,
  until: string,
  accountId: AccountId,
  { confirmedAt, passwordHash }: SecondFactor,
): string {
  return createHmac('sha256', config.secrets.crumb)
    .update(`trusted:${accountId}:${until}:${confirmedAt.getTime()}:${passwordHash}`)
    .digest('base64url');
}
