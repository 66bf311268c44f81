import type { AccountId } from '#domain/documents/record.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Changes the profile of an account. */
export async function updateAccount(
  db: Db,
  accountId: AccountId,
  change: { readonly name: string } | { readonly language: InterfaceLocale | null },
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', accountId).execute();
}
