import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Site } from './site.ts';

const SITE_COLUMNS = [
  'id',
  'identifier',
  'title',
  'status',
  'website_type as websiteType',
  'site_document_id as siteDocumentId',
  'revision',
  'is_public as isPublic',
  'features_off as featuresOff',
  'created_at as createdAt',
  'removed_at as removedAt',
] as const;

/** A site by its id, removed ones included; not-found where there is none. */
export async function findSite(db: Db, siteId: SiteId): Promise<Site> {
  const site = await db.selectFrom('sites').select(SITE_COLUMNS).where('id', '=', siteId).executeTakeFirst();
  if (site === undefined) throw new CallError('not-found');
  return site;
}

/** The visible site of an identifier: neither removed nor still being made. */
export async function findSiteByIdentifier(db: Db, identifier: string): Promise<Site | null> {
  const site = await db
    .selectFrom('sites')
    .select(SITE_COLUMNS)
    .where('identifier', '=', identifier)
    .where('ready_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return site ?? null;
}

/** The identifier a site has now that was called `identifier` in the last 90 days (PLAT-01). */
export async function findRenamedIdentifier(db: Db, identifier: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('site_former_identifiers')
    .innerJoin('sites', 'sites.id', 'site_former_identifiers.site_id')
    .select('sites.identifier')
    .where('site_former_identifiers.identifier', '=', identifier)
    .where('site_former_identifiers.expires_at', '>', new Date(now))
    .where('sites.removed_at', 'is', null)
    .executeTakeFirst();
  return row?.identifier ?? null;
}

/**
 * Invalidates every cached page of the site and returns the new revision. Processes are notified (channel
 * `site-revised`) when the transaction commits.
 */
export async function bumpRevision(trx: Db, siteId: SiteId): Promise<number> {
  const { revision } = await trx
    .updateTable('sites')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', siteId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await notifyOnCommit(trx, 'site-revised', { siteId, revision });
  return revision;
}
