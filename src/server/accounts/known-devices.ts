import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountId } from '#domain/documents/record.ts';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';

const DEVICE_COOKIE = 'portico_device';
const LIFETIME_S = 365 * 24 * 60 * 60;
const NONCE_BYTES = 16;
/** The greatest number of accounts remembered for one browser. */
const MAX_ACCOUNTS = 5;
const ENTRY_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

type DeviceServices = Pick<Services, 'config'>;

/**
 * The name of a browser in which the account has signed in before, or null. Its tries are counted separately, so that
 * nobody else can lock its user out (the device cookies of OWASP). It grants nothing without the password.
 */
export function knownDevice(
  services: DeviceServices,
  request: FastifyRequest,
  accountId: AccountId,
): string | null {
  return entriesIn(services, request).find((entry) => isOf(services, entry, accountId))?.nonce ?? null;
}

/** Remembers the browser as one that the account has signed in with. */
export function rememberDevice(
  services: DeviceServices,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  accountId: AccountId,
): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const others = entriesIn(services, call.request).filter((entry) => !isOf(services, entry, accountId));
  const entries = [{ nonce, signature: signatureOf(services, nonce, accountId) }, ...others];
  setHostCookie(services.config, call.reply, {
    name: DEVICE_COOKIE,
    value: entries
      .slice(0, MAX_ACCOUNTS)
      .map((entry) => `${entry.nonce}.${entry.signature}`)
      .join('~'),
    maxAgeS: LIFETIME_S,
  });
}

interface DeviceEntry {
  readonly nonce: string;
  readonly signature: string;
}

function entriesIn({ config }: DeviceServices, request: FastifyRequest): DeviceEntry[] {
  const entries: DeviceEntry[] = [];
  const texts = (readHostCookie(config, request, DEVICE_COOKIE) ?? '').split('~', MAX_ACCOUNTS);
  for (const text of texts) {
    const [, nonce, signature] = ENTRY_PATTERN.exec(text) ?? [];
    if (nonce !== undefined && signature !== undefined) entries.push({ nonce, signature });
  }
  return entries;
}

function isOf(services: DeviceServices, { nonce, signature }: DeviceEntry, accountId: AccountId): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(services, nonce, accountId)));
}

function signatureOf({ config }: DeviceServices, nonce: string, accountId: AccountId): string {
  return createHmac('sha256', config.secrets.crumb)
    .update(`device:${accountId}:${nonce}`)
    .digest('base64url');
}
