import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Turns the second factor of an account off; false where it has none. One that was never confirmed goes, too. */
export async function removeSecondFactor(
  trx: Db,
  accountId: AccountId,
  { since }: { readonly since: Date | null } = { since: null },
): Promise<boolean> {
  let factor = trx.deleteFrom('account_totp').where('account_id', '=', accountId);
  if (since !== null) factor = factor.where('created_at', '>=', since);
  const removed = await factor.returning('confirmed_at').executeTakeFirst();
  if (removed === undefined) return false;
  await trx
    .deleteFrom('account_recovery_codes')
    .where('account_id', '=', accountId)
    // They are the way back for who signs in by passkeys, too.
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('account_passkeys').select('id').where('account_id', '=', accountId))),
    )
    .execute();
  return removed.confirmed_at !== null;
}
