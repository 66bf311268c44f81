import { sql } from 'kysely';
import type { ConsentCount } from '#contract/consent.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ConsentChoice {
  readonly id: string;
  readonly isAccepted: boolean;
  readonly textVersion: string;
  readonly chosenAt: Date;
}

const MAX_VERSIONS = 50;

export async function addChoice(
  db: Db,
  siteId: SiteId,
  choice: { readonly isAccepted: boolean; readonly textVersion: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('consent_choices')
    .values({
      site_id: siteId,
      id: createId(now),
      is_accepted: choice.isAccepted,
      text_version: choice.textVersion,
      chosen_at: new Date(now),
    })
    .execute();
}

/** The choices of a site by the version of the banner's words, the one used last first. */
export async function countChoices(db: Db, siteId: SiteId): Promise<ConsentCount[]> {
  const rows = await db
    .selectFrom('consent_choices')
    .select([
      'text_version as textVersion',
      sql<number>`(count(*) filter (where is_accepted))::int`.as('accepted'),
      sql<number>`(count(*) filter (where not is_accepted))::int`.as('declined'),
      sql<Date>`max(chosen_at)`.as('latestAt'),
    ])
    .where('site_id', '=', siteId)
    .groupBy('text_version')
    .orderBy('latestAt', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  return rows.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() }));
}

/** The choices of a site, newest first, after the one given. */
export async function listChoicesBefore(
  db: Db,
  siteId: SiteId,
  before: Pick<ConsentChoice, 'chosenAt' | 'id'> | null,
  limit: number,
): Promise<ConsentChoice[]> {
  let query = db
    .selectFrom('consent_choices')
    .select(['id', 'is_accepted as isAccepted', 'text_version as textVersion', 'chosen_at as chosenAt'])
    .where('site_id', '=', siteId);
  if (before !== null) {
    query = query.where(sql<boolean>`(chosen_at, id) < (${before.chosenAt}, ${before.id})`);
  }
  return query.orderBy('chosen_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
