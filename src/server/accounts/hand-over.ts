import { createHash } from 'node:crypto';
import { safeReturnAddress } from '#domain/accounts/safe-return-address.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSessionKey } from './session-keys.ts';
import { createToken, hashToken, isToken } from './session-token.ts';
import type { SessionId } from './tables.ts';

/** Long enough for two redirects on a slow line. */
const CODE_LIFETIME_MS = 60_000;

/** The hash of the browser's secret, sent to the dashboard when a hand-over starts. */
export function challengeOf(secret: string): string {
  return createHash('sha256').update(`hand-over:${secret}`).digest('base64url');
}

/** An address on the app host of a site, or null: a hand-over leads nowhere else. */
export function handOverAddress(config: Services['config'], text: unknown): URL | null {
  if (typeof text !== 'string') return null;
  const address = safeReturnAddress(text, appUrl(config, null, ''));
  return address === null || address.startsWith('/') ? null : URL.parse(address);
}

/**
 * Creates the code with which the host of an address gets a token for a session: it works once, for a minute, on that
 * host, in the browser that holds the secret of the challenge.
 */
export async function createHandOver(
  services: Services,
  given: { readonly sessionId: SessionId; readonly address: URL; readonly challenge: string },
): Promise<string> {
  const code = createToken();
  await services.db
    .insertInto('session_hand_overs')
    .values({
      code_hash: hashToken(code),
      session_id: given.sessionId,
      return_address: given.address.href,
      challenge: given.challenge,
      expires_at: new Date(services.now() + CODE_LIFETIME_MS),
    })
    .execute();
  return code;
}

/**
 * Redeems a code, and returns the token for the host and the address to open. Throws `hand-over-failed` where the code
 * is not for this host and this browser, or has expired.
 */
export async function takeHandOver(
  services: Services,
  given: { readonly code: string; readonly host: string; readonly secret: string },
): Promise<{ readonly token: string; readonly address: string; readonly sessionId: SessionId }> {
  if (!isToken(given.code) || !isToken(given.secret)) throw new CallError('hand-over-failed');
  const taken = await services.db
    .deleteFrom('session_hand_overs')
    .where('code_hash', '=', hashToken(given.code))
    .returning(['session_id', 'return_address', 'challenge', 'expires_at'])
    .executeTakeFirst();
  // The code is used up even where it does not match, so that guessing gets one try.
  if (
    taken === undefined ||
    taken.expires_at.getTime() <= services.now() ||
    taken.challenge !== challengeOf(given.secret) ||
    new URL(taken.return_address).hostname !== given.host.toLowerCase()
  ) {
    throw new CallError('hand-over-failed');
  }
  const token = await addSessionKey(services.db, taken.session_id, given.host);
  return { token, address: taken.return_address, sessionId: taken.session_id };
}
