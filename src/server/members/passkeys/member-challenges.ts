import { randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import { CHALLENGE_LIFETIME_MS } from '#server/accounts/passkeys/challenges.ts';
import { hashToken } from '#server/accounts/session-token.ts';
import type { Services } from '#server/platform/services.ts';
import type { MemberId } from '../tables.ts';

const CHALLENGE_BYTES = 32;

/** A challenge that is kept for five minutes, as its hash; without a member it is for signing in. */
export async function createMemberChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  memberId: MemberId | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await db
    .insertInto('member_passkey_challenges')
    .values({
      site_id: siteId,
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      member_id: memberId,
      expires_at: new Date(now() + CHALLENGE_LIFETIME_MS),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up: whether there was such a one. Of two answers to one challenge the first counts. */
export async function takeMemberChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { memberId, challenge }: { readonly memberId: MemberId | null; readonly challenge: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('member_passkey_challenges')
    .where('site_id', '=', siteId)
    .where('challenge_hash', '=', hashToken(challenge))
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('expires_at', '>', new Date(now()))
    .returning('site_id')
    .executeTakeFirst();
  return taken !== undefined;
}
