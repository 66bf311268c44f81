import type { SignedIn } from '#server/platform/http/route.ts';
import type { Db } from '#server/platform/database/database.ts';
import { SESSION_LIFETIME_MS } from './session-lifetime.ts';
import { hashToken, isToken } from './session-token.ts';

/** How exactly 'last seen' is kept; a write for every request would cost more than it tells. */
const LAST_SEEN_STEP_MS = 5 * 60 * 1000;

/** The person behind a session cookie, or null. Sessions that are used go on; those left alone for 30 days end. */
export async function findSession(db: Db, token: string, now: number): Promise<SignedIn | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id',
      'sessions.account_id',
      'sessions.last_seen_at',
      'accounts.name',
      'accounts.email',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now - row.last_seen_at.getTime() > LAST_SEEN_STEP_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now), expires_at: new Date(now + SESSION_LIFETIME_MS) })
      .where('id', '=', row.id)
      .execute();
  }
  return { accountId: row.account_id, sessionId: row.id, name: row.name, email: row.email };
}
