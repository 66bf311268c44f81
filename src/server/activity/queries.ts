import { sql } from 'kysely';
import type { AccountActivity, SiteActivity } from '#contract/activity.ts';
import {
  ACCOUNT_ACTIVITY,
  isSiteActivity,
  type AccountActivityKind,
  type ActivityArea,
} from '#domain/activity/activity-kinds.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import type { ActivityId } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For the filter; others are found by searching for their name. */
const MAX_PEOPLE = 200;

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly area?: ActivityArea | undefined;
  readonly whoId?: AccountId | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Entries of a site before another one, the newest first. */
export async function listSiteActivityBefore(
  db: Db,
  siteId: SiteId,
  filter: ActivityFilter,
  { before, limit }: { readonly before: ActivityId | null; readonly limit: number },
): Promise<SiteActivity[]> {
  let query = db
    .selectFrom('site_activity as entry')
    .leftJoin('accounts as who', 'who.id', 'entry.account_id')
    .leftJoin('accounts as person', 'person.id', 'entry.person_id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.device',
      'entry.at',
      'entry.times',
      'entry.title',
      'entry.document_id as documentId',
      'entry.version',
      'who.id as whoId',
      'who.name as whoName',
      'person.id as personId',
      'person.name as personName',
    ])
    .where('entry.site_id', '=', siteId);
  if (before !== null) query = query.where('entry.id', '<', before);
  if (filter.area !== undefined) query = query.where('entry.area', '=', filter.area);
  if (filter.whoId !== undefined) query = query.where('entry.account_id', '=', filter.whoId);
  if (filter.from !== undefined) query = query.where('entry.at', '>=', new Date(filter.from));
  if (filter.to !== undefined) {
    query = query.where('entry.began_at', '<', new Date(Date.parse(filter.to) + DAY_MS));
  }
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(
      sql<boolean>`(lower(coalesce(entry.title, '')) like ${pattern} or lower(coalesce(who.name, '')) like ${pattern}
        or lower(coalesce(person.name, '')) like ${pattern} or lower(entry.device) like ${pattern})`,
    );
  }
  const rows = await query.orderBy('entry.id', 'desc').limit(limit).execute();
  return rows.flatMap(({ whoId, whoName, personId, personName, kind, at, ...row }) =>
    // Of a version after this one, which ran before.
    isSiteActivity(kind)
      ? [
          {
            ...row,
            kind,
            at: at.toISOString(),
            who: whoId === null || whoName === null ? null : { id: whoId, name: whoName },
            person: personId === null || personName === null ? null : { id: personId, name: personName },
          },
        ]
      : [],
  );
}

/** Who works on a site, by name. */
export async function listActivePeopleOf(
  db: Db,
  siteId: SiteId,
): Promise<{ readonly id: AccountId; readonly name: string }[]> {
  return db
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select(['accounts.id', 'accounts.name'])
    .where('site_roles.site_id', '=', siteId)
    .orderBy(sql`lower(accounts.name)`)
    .orderBy('accounts.id')
    .limit(MAX_PEOPLE)
    .execute();
}

/** Entries of an account before another one, the newest first. */
export async function listAccountActivityBefore(
  db: Db,
  accountId: AccountId,
  { before, limit }: { readonly before: ActivityId | null; readonly limit: number },
): Promise<AccountActivity[]> {
  let query = db
    .selectFrom('account_activity')
    .select(['id', 'kind', 'device', 'at'])
    .where('account_id', '=', accountId);
  if (before !== null) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.flatMap(({ kind, at, ...row }) =>
    isAccountActivity(kind) ? [{ ...row, kind, at: at.toISOString() }] : [],
  );
}

function isAccountActivity(kind: string): kind is AccountActivityKind {
  return ACCOUNT_ACTIVITY.some((known) => known === kind);
}
