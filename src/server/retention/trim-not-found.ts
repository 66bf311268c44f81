import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { notFoundSince } from '#server/redirects/not-found-list.ts';

/** Deletes addresses of a site that led nowhere and that nobody has asked for since (FIND-56). */
export async function trimNotFound(
  { db, config }: Pick<Services, 'db' | 'config'>,
  siteId: SiteId,
  now: number,
): Promise<void> {
  const since = notFoundSince(now, config.retention.notFoundDays).toISOString().slice(0, 10);
  await sql`delete from not_found_addresses
    where site_id = ${siteId} and last_seen_on < ${since}::date`.execute(db);
}
