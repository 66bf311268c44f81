import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface SecondFactor {
  readonly confirmedAt: Date;
  readonly passwordHash: string;
}

/** The second factor that an account signs in with; null where it has none. */
export async function findSecondFactor(db: Db, accountId: AccountId): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('account_totp')
    .innerJoin('accounts', 'accounts.id', 'account_totp.account_id')
    .select(['account_totp.confirmed_at as confirmedAt', 'accounts.password_hash as passwordHash'])
    .where('account_totp.account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined || row.confirmedAt === null) return null;
  return { confirmedAt: row.confirmedAt, passwordHash: row.passwordHash };
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, accountId: AccountId): Promise<number> {
  const { left } = await db
    .selectFrom('account_recovery_codes')
    .select((where) => where.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return left;
}
