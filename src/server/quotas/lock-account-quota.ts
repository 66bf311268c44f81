import { sql } from 'kysely';
import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Lets those who add to the sites of one account do so one after the other, until the transaction ends. */
export async function lockAccountQuota(trx: Db, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${accountId}`}, 0))`.execute(trx);
}
