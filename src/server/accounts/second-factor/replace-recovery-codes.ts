import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createRecoveryCodes, recoveryCodeHash } from '#server/platform/one-time-codes/recovery-codes.ts';

/** New recovery codes in the place of those an account had; only their hashes are kept. */
export async function replaceRecoveryCodes(trx: Db, accountId: AccountId): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  await trx.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.flatMap((code) => {
    const code_hash = recoveryCodeHash(code);
    return code_hash === null ? [] : [{ account_id: accountId, code_hash }];
  });
  await trx.insertInto('account_recovery_codes').values(rows).execute();
  return codes;
}
