import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Shown in the history for changes that Portico made by itself: imports, scheduled publishes. */
const SYSTEM_NAME = 'Portico';

/** The name of a person as the history keeps it. */
export async function findAuthorName(db: Db, accountId: AccountId | null): Promise<string> {
  if (accountId === null) return SYSTEM_NAME;
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.name ?? SYSTEM_NAME;
}
