import { sql } from 'kysely';
import type { DocumentId, DocumentKind, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from './content-entry.ts';
import { entryPath, refuseTakenPath } from './entry-addresses.ts';
import { readEntrySettings } from './entry-settings.ts';

export interface EntryDocument {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly createdAt: Date;
}

/**
 * Brings the row that lists, routes and feeds read in line with a document's records. Throws `url-taken` where the
 * address belongs to another. Renaming a collection moves its items along.
 * @returns the address, before and now; null for the site's own document
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
  if (settings === null || document.kind === 'site') return null;
  const existing = await trx
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('document_id', '=', document.id)
    .executeTakeFirst();
  const path = await entryPath(trx, siteId, stage, settings.urlName, document.collectionId);
  if (existing?.path !== path) await refuseTakenPath(trx, siteId, stage, path, document.id);
  const publishAt = settings.publishAt === null ? null : new Date(settings.publishAt);
  const row = {
    kind: document.kind,
    collection_id: document.collectionId,
    path,
    url_name: settings.urlName,
    title: settings.title,
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
    is_noindex: settings.isNoindex,
    updated_at: at,
    listed_at: publishAt ?? document.createdAt,
    search_text: [settings.title, path, ...settings.tags, ...settings.categories, settings.excerpt]
      .join('\n')
      .toLowerCase(),
  };
  await trx
    .insertInto('content_entries')
    .values({ site_id: siteId, stage, document_id: document.id, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'stage', 'document_id']).doUpdateSet(row))
    .execute();
  if (document.kind === 'collection' && existing !== undefined && existing.path !== path) {
    await moveItems(trx, siteId, stage, document.id, existing.path, path);
  }
  return { before: existing?.path ?? null, path };
}

/** How names of tags and categories are compared: without regard to case and surrounding spaces (EDIT-105). */
export function labelKey(name: string): string {
  return name.trim().toLowerCase();
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

async function moveItems(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  collectionId: DocumentId,
  before: string,
  path: string,
): Promise<void> {
  await trx
    .updateTable('content_entries')
    .set({ path: sql`${path}::text || substr(path, ${before.length + 1}::int)` })
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('collection_id', '=', collectionId)
    .where(sql<boolean>`starts_with(path, ${`${before}/`})`)
    .execute();
}
