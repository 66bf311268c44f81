import { sql } from 'kysely';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { buildCollection, buildItem, buildPage, buildSite, change, type BuiltSite } from './build-site.ts';

const COPIES_AT_ONCE = 2000;

export interface GrownSite {
  readonly site: BuiltSite;
  /** Its home page is its oldest. */
  readonly home: DocumentId;
}

/** A site with pages that no menu leads to and posts, none of them published. */
export async function growSite(services: Services, pages: number, posts: number): Promise<GrownSite> {
  const site = await buildSite(services);
  const home = await buildPage(services, site.siteId, 'Where it begins', 'begin');
  await change(services, site.siteId, site.siteDocumentId, [
    { op: 'set', id: 'settings', field: 'homePageId', value: home },
  ]);
  const page = await buildPage(services, site.siteId, 'A page', 'page');
  const blog = await buildCollection(services, site.siteId, 'journal');
  const post = await buildItem(services, site.siteId, blog, 'post');
  await copy(services.db, site, page, pages - 1);
  await copy(services.db, site, post, posts - 1);
  return { site, home };
}

/** Copies of a document, each newer than the one before. */
async function copy(db: Db, site: BuiltSite, documentId: DocumentId, count: number): Promise<void> {
  for (let from = 1; from <= count; from += COPIES_AT_ONCE) {
    await copySome(db, site, documentId, from, Math.min(count, from + COPIES_AT_ONCE - 1));
    // Foreign keys are checked by plans that know nothing of rows that have just come.
    await sql`analyze documents, document_records, content_entries`.execute(db);
  }
}

async function copySome(
  db: Db,
  { siteId }: BuiltSite,
  documentId: DocumentId,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    with made as (
      insert into documents (site_id, id, kind, collection_id, version, created_at, created_by_name, created_as, updated_at)
      select site_id, left(id, 18) || lpad(to_hex(n), 6, '0'), kind, collection_id, version, created_at,
        created_by_name, created_as, updated_at + n * interval '1 second'
      from documents, generate_series(${from}::int, ${to}::int) n where site_id = ${siteId} and id = ${documentId}
      returning id),
    source as materialized (select * from document_records where site_id = ${siteId} and document_id = ${documentId}),
    entry as materialized (
      select * from content_entries where site_id = ${siteId} and stage = 'draft' and document_id = ${documentId}),
    records as (
      insert into document_records select site_id, made.id, record_id, record from source, made)
    insert into content_entries (site_id, stage, document_id, kind, collection_id, collection_type, path, url_name,
      title, description, excerpt, author_name, image, tags, categories, tag_keys, category_keys, workflow_state,
      publish_at, is_enabled, is_noindex, updated_at, listed_at, search_text)
    select site_id, stage, made.id, kind, collection_id, collection_type, path || '-' || right(made.id, 6),
      url_name || '-' || right(made.id, 6), title || ' ' || right(made.id, 6), description, excerpt, author_name,
      image, tags, categories, tag_keys, category_keys, workflow_state, publish_at, is_enabled, is_noindex, updated_at,
      listed_at + interval '1 day', search_text || ' ' || right(made.id, 6)
    from entry, made`.execute(db);
}
