import type { AccountId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SessionId } from './tables.ts';

/** Ends sessions of a person: all, or all but one. */
export async function endSessions(
  db: Db,
  accountId: AccountId,
  { except }: { readonly except: SessionId | null },
): Promise<void> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if (except !== null) query = query.where('id', '!=', except);
  await query.execute();
}

/** Ends one session of a person; false where the person has no such session. */
export async function endSession(db: Db, accountId: AccountId, sessionId: Id<'session'>): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
