import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Trimmed = Pick<Services, 'db' | 'config'>;

/** Deletes entries of the activity log of a site that are kept no longer (PLAT-59). */
export async function trimSiteActivity({ db, config }: Trimmed, siteId: SiteId, now: number): Promise<void> {
  await sql`delete from site_activity where site_id = ${siteId} and at < ${endOf(config, now)}`.execute(db);
}

/** The same of all accounts. */
export async function trimAccountActivity({ db, config }: Trimmed, now: number): Promise<void> {
  await db.deleteFrom('account_activity').where('at', '<', endOf(config, now)).execute();
}

function endOf({ retention }: Services['config'], now: number): Date {
  return new Date(now - retention.activityDays * DAY_MS);
}
