import { DEFAULT_COLLECTION_TYPE, findCollection } from '#domain/collections/collections.ts';
import type { CommentChoice } from '#domain/comments/comment-choice.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { findEntryOfDocument, type ListedEntry } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadCommentChoices } from './comment-choices.ts';
import { loadCommentSettings } from './comment-settings.ts';

interface ChoiceInPlace {
  readonly choice: CommentChoice;
  readonly isOpenAbove: boolean;
  readonly isOpenOnSite: boolean;
}

/** What a collection or an item says of its comments, and what holds where it says nothing (COMT-02). */
export async function choiceOf(db: Db, siteId: SiteId, entry: ListedEntry): Promise<ChoiceInPlace> {
  const { documentId, collectionId } = entry;
  const asked = collectionId === null ? [documentId] : [documentId, collectionId];
  const [of, site, collection] = [
    await loadCommentChoices(db, siteId, asked),
    await loadCommentSettings(db, siteId),
    collectionId === null ? entry : await findEntryOfDocument(db, siteId, 'draft', collectionId),
  ];
  const type = findCollection(collection?.collectionType ?? DEFAULT_COLLECTION_TYPE);
  const byType = type.item?.takesComments === true;
  return {
    choice: of(documentId),
    isOpenAbove: collectionId === null ? byType : (of(collectionId).isOpen ?? byType),
    isOpenOnSite: site.isEnabled && site.isOpen,
  };
}
