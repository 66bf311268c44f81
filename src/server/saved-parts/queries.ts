import { sql } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SavedContent, SavedPartKind } from '#domain/saved-parts/saved-part.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { rowAllows } from '#server/roles/queries.ts';

/** Of a person: parts of the sites whose content the person may change. */
function partsFor(db: Db, accountId: AccountId) {
  return db
    .selectFrom('site_roles')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .innerJoin('saved_parts', 'saved_parts.site_id', 'sites.id')
    .where('site_roles.account_id', '=', accountId)
    .where(rowAllows('content.write'))
    .where('sites.removed_at', 'is', null);
}

const COLUMNS = [
  'saved_parts.site_id as siteId',
  'sites.title as siteTitle',
  'saved_parts.id',
  'saved_parts.name',
  'saved_parts.kind',
  'saved_parts.content',
  'saved_parts.created_at as createdAt',
] as const;

export type SavedPartRow = NonNullable<Awaited<ReturnType<typeof findPart>>>;

/** One page of what a person can insert: of `siteId` first, then of other sites, each the newest first. */
export async function listParts(
  db: Db,
  accountId: AccountId,
  siteId: SiteId,
  filter: {
    readonly kind: SavedPartKind;
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ readonly parts: readonly SavedPartRow[]; readonly total: number }> {
  let query = partsFor(db, accountId).where('saved_parts.kind', '=', filter.kind);
  if (filter.search !== '') {
    const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    query = query.where('saved_parts.name', 'ilike', pattern);
  }
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const parts = await query
    .select(COLUMNS)
    .orderBy(sql`saved_parts.site_id = ${siteId}`, 'desc')
    .orderBy('saved_parts.created_at', 'desc')
    .orderBy('saved_parts.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { parts, total };
}

/** A part that a person can insert; null for one of a site whose content the person may not change. */
export async function findPart(db: Db, accountId: AccountId, siteId: SiteId, partId: Id<'saved-part'>) {
  const row = await partsFor(db, accountId)
    .select(COLUMNS)
    .where('saved_parts.site_id', '=', siteId)
    .where('saved_parts.id', '=', partId)
    .executeTakeFirst();
  return row ?? null;
}

export async function countParts(db: Db, siteId: SiteId): Promise<number> {
  const { count } = await db
    .selectFrom('saved_parts')
    .select(sql<number>`count(*)`.as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPart(
  db: Db,
  siteId: SiteId,
  part: {
    readonly id: Id<'saved-part'>;
    readonly name: string;
    readonly content: SavedContent;
    readonly createdBy: AccountId;
    readonly now: number;
  },
): Promise<void> {
  await db
    .insertInto('saved_parts')
    .values({
      site_id: siteId,
      id: part.id,
      name: part.name,
      kind: part.content.sections.length > 0 ? 'section' : 'blocks',
      content: JSON.stringify(part.content),
      created_by: part.createdBy,
      created_at: new Date(part.now),
    })
    .execute();
}

export async function renamePart(
  db: Db,
  siteId: SiteId,
  partId: Id<'saved-part'>,
  name: string,
): Promise<void> {
  await db
    .updateTable('saved_parts')
    .set({ name })
    .where('site_id', '=', siteId)
    .where('id', '=', partId)
    .execute();
}

export async function deletePart(db: Db, siteId: SiteId, partId: Id<'saved-part'>): Promise<void> {
  await db.deleteFrom('saved_parts').where('site_id', '=', siteId).where('id', '=', partId).execute();
}
