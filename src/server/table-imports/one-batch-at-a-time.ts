import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Held until the transaction ends: of two processes that take tables of one site in, one writes at a time. */
export async function oneBatchAtATime(trx: Db, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`table imports ${siteId}`}, 0))`.execute(trx);
}
