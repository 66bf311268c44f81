import type { Db } from '#server/platform/database/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what has expired, and is not taken any more: ended sessions, old links, counts of tries. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', new Date(now)).execute();
  await db.deleteFrom('session_hand_overs').where('expires_at', '<=', new Date(now)).execute();
  await db.deleteFrom('sign_in_steps').where('expires_at', '<=', new Date(now)).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date(now)).execute();
  await db.deleteFrom('account_links').where('expires_at', '<=', new Date(now)).execute();
  await db
    .deleteFrom('sign_in_tries')
    .where('last_failed_at', '<', new Date(now - DAY_MS))
    .execute();
}
