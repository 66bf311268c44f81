import { itemSettingsSchema, type ItemSettings } from '#domain/collections/item-settings.ts';
import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Commenting } from '#site/content/commenting.ts';
import { loadCommentSettings } from './comment-settings.ts';
import { commentingOn } from './commenting-on.ts';

/** A published item, and whether it takes comments. */
export interface CommentedItem {
  readonly documentId: DocumentId;
  readonly path: string;
  readonly title: string;
  readonly settings: ItemSettings;
  readonly site: CommentSettings;
  readonly commenting: Commenting;
}

/** The item that visitors see; null where there is none, or its collection is switched off (COMT-05, COMT-21). */
export async function findCommentedItem(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  now: number,
): Promise<CommentedItem | null> {
  const entry = await findEntryOfDocument(db, siteId, 'live', documentId);
  if (entry === null || entry.collectionId === null) return null;
  if (!entry.isEnabled || entry.workflowState !== 'published') return null;
  const collection = await findEntryOfDocument(db, siteId, 'live', entry.collectionId);
  if (collection?.isEnabled !== true) return null;
  const published = await loadPublished(db, siteId, documentId);
  const settings = itemSettingsSchema.safeParse(published?.records['settings']);
  if (!settings.success) return null;
  const site = await loadCommentSettings(db, siteId);
  const { recordType, publishAt, title } = settings.data;
  const { collectionId } = entry;
  const asked = { documentId, collectionId, recordType, publishedAt: publishAt };
  const { commenting } = await commentingOn(db, siteId, asked, site, now);
  return { documentId, path: encodeURI(entry.path), title, settings: settings.data, site, commenting };
}
