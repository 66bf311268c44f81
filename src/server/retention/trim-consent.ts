import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 1000;

/** Deletes choices of a site's visitors that nobody has to prove any more. */
export async function trimConsent(
  { db, config }: Pick<Services, 'db' | 'config'>,
  siteId: SiteId,
  now: number,
): Promise<void> {
  const before = new Date(now - config.retention.consentDays * DAY_MS);
  for (;;) {
    const { numAffectedRows } = await sql`delete from consent_choices where site_id = ${siteId} and id in (
      select id from consent_choices where site_id = ${siteId} and chosen_at < ${before}
      order by chosen_at limit ${ROWS_AT_ONCE})`.execute(db);
    if (Number(numAffectedRows ?? 0) < ROWS_AT_ONCE) return;
  }
}
