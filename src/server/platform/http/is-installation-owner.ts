import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether the person claimed this installation. */
export async function isInstallationOwner(db: Db, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('is_installation_owner')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.is_installation_owner ?? false;
}
