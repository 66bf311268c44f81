import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';

/** The address of a document before a release. */
export interface FormerAddress {
  readonly path: string;
  readonly urlName: string;
  readonly collectionId: DocumentId | null;
}

/** The addresses of documents, and of the items below those that are collections. */
export async function addressesOf(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, FormerAddress>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['document_id', 'path', 'url_name', 'collection_id'])
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where((where) =>
      where.or([
        where('document_id', 'in', [...documentIds]),
        where('collection_id', 'in', [...documentIds]),
      ]),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.document_id,
      { path: row.path, urlName: row.url_name, collectionId: row.collection_id },
    ]),
  );
}

/**
 * The former addresses of live documents that were deleted and are now restored, by the release that removed them. An
 * address that the owner has redirected since is left out.
 */
export async function addressesBeforeRemoval(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, FormerAddress>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await sql<{ id: DocumentId; collectionId: DocumentId | null; urlName: string }>`
    select distinct on (removal.document_id) removal.document_id as id, documents.collection_id as "collectionId",
      snapshot.records -> 'settings' ->> 'urlName' as "urlName"
    from release_documents removal
    join documents on documents.site_id = ${siteId} and documents.id = removal.document_id
    join document_snapshots snapshot on snapshot.site_id = ${siteId}
      and snapshot.document_id = removal.document_id and snapshot.version = removal.from_version
    where removal.site_id = ${siteId} and removal.document_id = any(${[...documentIds]}::bpchar[])
      and removal.to_version is null
    order by removal.document_id, removal.release_number desc`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row.urlName]));
  const collections = await addressesOf(db, siteId, 'live', [
    ...new Set(rows.flatMap(({ collectionId }) => collectionId ?? [])),
  ]);
  const pathOfCollection = (id: DocumentId): string | undefined => {
    const above = names.get(id) ?? null;
    if (above === null) return collections.get(id)?.path;
    return above === '' ? '' : `/${above}`;
  };
  const addresses = new Map<DocumentId, FormerAddress>();
  for (const { id, collectionId, urlName } of rows) {
    const parent = collectionId === null ? '' : pathOfCollection(collectionId);
    if (parent !== undefined) addresses.set(id, { path: `${parent}/${urlName}`, urlName, collectionId });
  }
  const paths = [...addresses.values()].map(({ path }) => path);
  if (paths.length === 0) return addresses;
  const taken = await db
    .selectFrom('redirects')
    .select('from_path')
    .where('site_id', '=', siteId)
    .where('from_path', 'in', paths)
    .where('source', '<>', 'automatic')
    .execute();
  const led = new Set(taken.map((row) => row.from_path));
  return new Map([...addresses].filter(([, { path }]) => !led.has(path)));
}

/**
 * Redirects the old addresses of pages that were published under a new one (301). They follow the page itself, so that
 * renaming again makes no chain; renamed back, the redirect from its own address is deleted.
 * @param before addresses before the release, as `addressesOf` gave them
 * @param left documents of which the owner said that nothing is to lead from their former address (FIND-54)
 */
export async function redirectMovedPages(
  trx: Db,
  siteId: SiteId,
  before: ReadonlyMap<DocumentId, FormerAddress>,
  left: ReadonlySet<DocumentId>,
  at: Date,
): Promise<void> {
  // The addresses of items change with that of their collection.
  const led = [...before].filter(
    ([id, { collectionId }]) => !left.has(id) && (collectionId === null || !left.has(collectionId)),
  );
  const ids = led.map(([id]) => id);
  if (ids.length > 0) {
    await sql`insert into redirects (site_id, from_path, to_path, document_id, status, source, created_at)
      select ${siteId}, old.path, null, old.id, 301, 'automatic', ${at}
      from unnest(${ids}::bpchar[], ${led.map(([, { path }]) => path)}::text[]) as old (id, path)
      join content_entries e on e.site_id = ${siteId} and e.stage = 'live' and e.document_id = old.id
      where e.path <> old.path
      on conflict (site_id, from_path) do update
        set to_path = null, document_id = excluded.document_id, status = 301, source = 'automatic',
          is_enabled = true, is_always = false`.execute(trx);
  }
  await sql`delete from redirects r using content_entries e
    where r.site_id = ${siteId} and r.source = 'automatic'
      and e.site_id = r.site_id and e.stage = 'live' and e.path = r.from_path`.execute(trx);
}
