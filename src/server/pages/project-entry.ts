import { sql } from 'kysely';
import type {
  ContentKind,
  DocumentId,
  DocumentKind,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
import { accessOf } from '#domain/gating/access-rule.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import { entryPath, refuseTakenPath, urlTaken } from '#server/content-entries/entry-addresses.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { holdsOthers } from '#server/documents/document-kinds.ts';
import { labelKey } from '#server/content-entries/label-key.ts';

export interface EntryDocument {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly createdAt: Date;
}

/**
 * Updates the row that lists, routes and feeds read from a document's records. Throws `url-taken` where the address
 * belongs to another document. Renaming a collection moves its items along.
 * @returns the address, before and now; null for kinds that stand in no list
 */
export async function projectEntry(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  document: EntryDocument,
  records: DocumentRecords,
  at: Date,
): Promise<{ readonly before: string | null; readonly path: string } | null> {
  const settings = readEntrySettings(document.kind, records);
  if (settings === null) return null;
  // First, since it waits for a collection that is being renamed: its items have been moved by then.
  const path = await entryPath(trx, siteId, stage, settings.urlName, document.collectionId);
  const existing = await trx
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('document_id', '=', document.id)
    .executeTakeFirst();
  if (existing?.path !== path) await refuseTakenPath(trx, siteId, stage, path, document.id);
  const publishAt = settings.publishAt === null ? null : new Date(settings.publishAt);
  const row = {
    // Only such kinds have settings of entries.
    kind: document.kind as ContentKind,
    collection_id: document.collectionId,
    collection_type: settings.collectionType,
    path,
    url_name: settings.urlName,
    title: settings.title,
    navigation_title: settings.navigationTitle,
    description: settings.description,
    excerpt: settings.excerpt,
    author_name: settings.authorName,
    image: settings.image === null ? null : JSON.stringify(settings.image),
    tags: [...settings.tags],
    categories: [...settings.categories],
    tag_keys: settings.tags.map(labelKey),
    category_keys: settings.categories.map(labelKey),
    workflow_state: settings.workflowState,
    publish_at: publishAt,
    is_enabled: settings.isEnabled,
    is_noindex:
      settings.isNoindex || (await isCanonicalElsewhere(trx, siteId, document.id, settings.canonical, path)),
    is_listed: settings.isListed,
    updated_at: at,
    listed_at: publishAt ?? document.createdAt,
    access: accessColumn(records),
    search_text: [
      settings.title,
      path,
      ...settings.tags,
      ...settings.categories,
      settings.excerpt,
      ...(settings.searchedWords ?? []),
    ]
      .join('\n')
      .toLowerCase(),
  };
  await trx
    .insertInto('content_entries')
    .values({ site_id: siteId, stage, document_id: document.id, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'stage', 'document_id']).doUpdateSet(row))
    .execute();
  if (existing !== undefined && holdsOthers(document.kind)) {
    await moveItems(trx, siteId, stage, document.id, existing.path, path);
  }
  return { before: existing?.path ?? null, path };
}

/** What lists and routes ask of who gets a document, read once. */
function accessColumn(records: DocumentRecords): string | null {
  const access = accessOf(records['access']);
  return access === null ? null : JSON.stringify(access);
}

/** Sitemaps leave out pages with another canonical address (FIND-36, FIND-46). */
async function isCanonicalElsewhere(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  canonical: string,
  path: string,
): Promise<boolean> {
  if (canonical === '' || canonical === path) return false;
  return canonical !== '/' || (await findHomePageId(trx, siteId)) !== documentId;
}

export async function removeEntry(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await trx
    .deleteFrom('content_entries')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('document_id', 'in', [...documentIds])
    .execute();
}

/** Items lie below their collection's address. Throws `url-taken` where a page has the new address of one. */
export async function moveItems(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  collectionId: DocumentId,
  before: string,
  path: string,
): Promise<void> {
  if (before === path) return;
  // Counted by the database, to which a letter outside the basic plane is one character.
  const moved = sql<string>`${path}::text || substr(item.path, char_length(${before}::text) + 1)`;
  const taken = await trx
    .selectFrom('content_entries as item')
    .innerJoin('content_entries as other', (join) =>
      join
        .onRef('other.site_id', '=', 'item.site_id')
        .onRef('other.stage', '=', 'item.stage')
        .on('other.path', '=', moved),
    )
    .select(['other.title', 'other.path'])
    .where('item.site_id', '=', siteId)
    .where('item.stage', '=', stage)
    .where('item.collection_id', '=', collectionId)
    .where(sql<boolean>`starts_with(item.path, ${`${before}/`})`)
    .limit(1)
    .executeTakeFirst();
  if (taken !== undefined) throw urlTaken(taken.path, taken.title);
  await trx
    .updateTable('content_entries as item')
    .set({ path: moved })
    .where('item.site_id', '=', siteId)
    .where('item.stage', '=', stage)
    .where('item.collection_id', '=', collectionId)
    .where(sql<boolean>`starts_with(item.path, ${`${before}/`})`)
    .execute();
}
