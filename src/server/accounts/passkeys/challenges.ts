import { randomBytes } from 'node:crypto';
import type { AccountId } from '#domain/documents/record.ts';
import { removeExpired } from '../remove-expired.ts';
import type { Services } from '#server/platform/services.ts';
import { hashToken } from '../session-token.ts';
import type { ChallengeKind } from '../tables.ts';

export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;
const CHALLENGE_BYTES = 32;

/** What a challenge is for; the account is null while it is not known who signs in. */
interface Purpose {
  readonly kind: ChallengeKind;
  readonly accountId: AccountId | null;
}

/** A challenge that is kept for five minutes, as its hash. */
export async function createChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, accountId }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await removeExpired(db, now());
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      kind,
      account_id: accountId,
      expires_at: new Date(now() + CHALLENGE_LIFETIME_MS),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up: whether there was such a one. Of two answers to one challenge the first counts. */
export async function takeChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, accountId }: Purpose,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', new Date(now()))
    .returning('kind')
    .executeTakeFirst();
  return taken !== undefined;
}
