import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { endOfSession } from './session-lifetime.ts';
import { hashToken, isToken } from './session-token.ts';

/** The precision of 'last seen'; a write for every request would cost too much. */
const LAST_SEEN_STEP_MS = 5 * 60 * 1000;

/**
 * The person behind the session cookie of a host (its name without port), or null. A session that is used lasts 90 days
 * at most; an unused one ends after 30 days.
 */
export async function findSession(
  db: Db,
  key: { readonly token: string; readonly host: string; readonly now: number },
): Promise<{ readonly account: SignedIn; readonly isInstallationOwner: boolean } | null> {
  const { token, now } = key;
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('session_keys')
    .innerJoin('sessions', 'sessions.id', 'session_keys.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id',
      'sessions.account_id',
      'sessions.created_at',
      'sessions.reauthenticated_at',
      'sessions.last_seen_at',
      'accounts.name',
      'accounts.email',
      'accounts.language',
      'accounts.is_installation_owner',
    ])
    .where('session_keys.token_hash', '=', hashToken(token))
    .where('session_keys.host', '=', key.host.toLowerCase())
    .where('sessions.expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now - row.last_seen_at.getTime() > LAST_SEEN_STEP_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now), expires_at: endOfSession(row.created_at, now) })
      .where('id', '=', row.id)
      .execute();
  }
  return {
    account: {
      accountId: row.account_id,
      sessionId: row.id,
      reauthenticatedAt: row.reauthenticated_at ?? row.created_at,
      name: row.name,
      email: row.email,
      language: row.language,
    },
    isInstallationOwner: row.is_installation_owner,
  };
}
