import type { PasskeySummary } from '#contract/passkeys.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The passkeys of an account, the oldest first. */
export async function listPasskeysOf(db: Db, accountId: AccountId): Promise<PasskeySummary[]> {
  const rows = await db
    .selectFrom('account_passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** What browsers are told of the passkeys that an account has. */
export async function listCredentials(
  db: Db,
  accountId: AccountId,
): Promise<{ readonly id: string; readonly transports: string[] }[]> {
  const rows = await db
    .selectFrom('account_passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
}

export async function countPasskeys(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('account_passkeys')
    .select((where) => where.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Since when passkeys alone sign in; null where a password does, too. */
export async function passwordOffSince(db: Db, accountId: AccountId): Promise<Date | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_off_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password_off_at ?? null;
}

/** Lets one change of how an account signs in through at a time. */
export async function lockAccount(trx: Db, accountId: AccountId): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
