import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Held until the transaction ends: two people cannot take one address at once. Locks are taken in the same order
 * everywhere, to avoid deadlocks: publishing, then addresses, then documents; whoever locks more than one document
 * besides the site's own holds publishing.
 */
export async function lockAddresses(trx: Db, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${siteId}`}, 0))`.execute(trx);
}
