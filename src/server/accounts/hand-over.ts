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

/** What a browser that starts a hand-over tells the dashboard of the secret it keeps. */
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
 * Makes the code with which the host of an address gets a key to a session: it works once, for a minute, on that host,
 * in the browser that keeps the secret of the challenge.
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
 * Uses a code up, and gives the token of the host and where the person was heading. Throws `hand-over-failed` where the
 * code is not for this host and this browser, or works no more.
 */
export async function takeHandOver(
  services: Services,
  given: { readonly code: string; readonly host: string; readonly secret: string },
): Promise<{ readonly token: string; readonly address: string }> {
  if (!isToken(given.code) || !isToken(given.secret)) throw new CallError('hand-over-failed');
  const taken = await services.db
    .deleteFrom('session_hand_overs')
    .where('code_hash', '=', hashToken(given.code))
    .returning(['session_id', 'return_address', 'challenge', 'expires_at'])
    .executeTakeFirst();
  // Used up either way: who guesses gets one try.
  if (
    taken === undefined ||
    taken.expires_at.getTime() <= services.now() ||
    taken.challenge !== challengeOf(given.secret) ||
    new URL(taken.return_address).hostname !== given.host.toLowerCase()
  ) {
    throw new CallError('hand-over-failed');
  }
  const token = await addSessionKey(services.db, taken.session_id, given.host);
  return { token, address: taken.return_address };
}
