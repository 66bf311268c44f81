import type { ItemSettings } from '#domain/collections/item-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CommentThread } from '#site/content/comment-thread.ts';
import { loadCommentSettings } from './comment-settings.ts';
import { commentingOn } from './commenting-on.ts';
import { listApprovedComments, NO_COMMENTS } from './queries.ts';

interface WantedThread {
  readonly documentId: DocumentId;
  /** Of the item, as it is shown. */
  readonly settings: ItemSettings;
  readonly pageNumber: number;
  readonly now: number;
}

/** What the page of an item shows of its comments (COMT-01, COMT-06, COMT-07, COMT-29). */
export async function loadThread(
  db: Db,
  siteId: SiteId,
  { documentId, settings, pageNumber, now }: WantedThread,
): Promise<CommentThread> {
  const site = await loadCommentSettings(db, siteId);
  if (!site.isEnabled) return { ...NO_COMMENTS, commenting: 'off' };
  const { recordType, publishAt, authorName } = settings;
  const wanted = { documentId, itemAuthor: authorName, order: site.order, pageNumber };
  return {
    ...(await listApprovedComments(db, siteId, wanted)),
    commenting: commentingOn({ recordType, publishedAt: publishAt }, site, now),
    hasMembers: (await findMemberSettings(db, siteId)).isOn,
  };
}
