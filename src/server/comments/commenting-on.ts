import { findItemType } from '#domain/collections/collections.ts';
import { areCommentsClosed } from '#domain/comments/are-comments-closed.ts';
import { chosenComments } from '#domain/comments/comment-choice.ts';
import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import type { ItemType } from '#domain/collections/collection-registry.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Commenting } from '#site/content/commenting.ts';
import { loadCommentChoices } from './comment-choices.ts';

interface Commented {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId | null;
  readonly recordType: ItemType;
  /** ISO 8601; null where it was never published. */
  readonly publishedAt: string | null;
}

interface ItemCommenting {
  readonly commenting: Commenting;
  /** Whether the comments that are there are not shown either. */
  readonly isHidden: boolean;
}

/**
 * Whether an item takes comments now (COMT-01, COMT-02, COMT-29): where the site, its collection and the item itself
 * have them open, and its time is not over.
 */
export async function commentingOn(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, recordType, publishedAt }: Commented,
  site: CommentSettings,
  now: number,
): Promise<ItemCommenting> {
  // A site uses one of them: own comments, those of the provider, none.
  if (!site.isEnabled || site.shortname !== '') return { commenting: 'off', isHidden: true };
  const asked = collectionId === null ? [documentId] : [documentId, collectionId];
  const of = await loadCommentChoices(db, siteId, asked);
  const chosen = chosenComments(
    of(documentId),
    of(collectionId),
    findItemType(recordType),
    site.closeAfterDays,
  );
  if (!site.isOpen || !chosen.isOpen) return { commenting: 'off', isHidden: chosen.isHidden };
  const isClosed = areCommentsClosed(chosen.closeAfterDays, publishedAt, now);
  return { commenting: isClosed ? 'closed' : 'open', isHidden: chosen.isHidden };
}

/** The account whose thread stands on an item; null where the item or its collection has no comments (COMT-02, COMT-30). */
export async function providerOf(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, recordType }: Commented,
  site: CommentSettings,
): Promise<string | null> {
  const asked = collectionId === null ? [documentId] : [documentId, collectionId];
  const of = await loadCommentChoices(db, siteId, asked);
  const chosen = chosenComments(of(documentId), of(collectionId), findItemType(recordType), null);
  return chosen.isOpen ? site.shortname : null;
}
