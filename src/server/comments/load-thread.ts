import type { ItemSettings } from '#domain/collections/item-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CommentThread } from '#site/content/comment-thread.ts';
import { loadCommentSettings } from './comment-settings.ts';
import { commentingOn, providerOf } from './commenting-on.ts';
import { listApprovedComments, NO_COMMENTS } from './queries.ts';

interface WantedThread {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId | null;
  /** Of the item, as it is shown. */
  readonly settings: ItemSettings;
  readonly pageNumber: number;
  readonly now: number;
}

/** What the page of an item shows of its comments (COMT-01, COMT-06, COMT-07, COMT-29). */
export async function loadThread(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, settings, pageNumber, now }: WantedThread,
): Promise<CommentThread> {
  const site = await loadCommentSettings(db, siteId);
  const { recordType, publishAt, authorName } = settings;
  const asked = { documentId, collectionId, recordType, publishedAt: publishAt };
  const { commenting, isHidden } = await commentingOn(db, siteId, asked, site, now);
  const { writers, hasLikes } = site;
  if (site.isEnabled && site.shortname !== '') {
    const provider = await providerOf(db, siteId, asked, site);
    const own = { ...NO_COMMENTS, commenting: 'off', writers, hasLikes: false } as const;
    return provider === null ? own : { ...own, provider };
  }
  if (isHidden) return { ...NO_COMMENTS, commenting: 'off', writers, hasLikes };
  const wanted = { documentId, itemAuthor: authorName, order: site.order, pageNumber };
  return {
    ...(await listApprovedComments(db, siteId, wanted)),
    commenting,
    writers,
    hasLikes,
    hasCaptcha: site.hasCaptcha,
    hasMembers: (await findMemberSettings(db, siteId)).isOn,
  };
}
