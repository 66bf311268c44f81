import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SessionId } from './tables.ts';

/** Ends sessions of a person: all, or all but one. */
export async function endSessions(
  db: Db,
  accountId: AccountId,
  { except }: { readonly except: string | null },
): Promise<void> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if (except !== null) query = query.where('id', '!=', except as SessionId);
  await query.execute();
}

/** Ends one session of a person; false where the person has no such session. */
export async function endSession(db: Db, accountId: AccountId, sessionId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId as SessionId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
