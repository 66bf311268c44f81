import { comments } from '#messages/en/comments.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { loadCommentSettings } from '#server/comments/comment-settings.ts';
import { listFeedComments } from '#server/comments/feed-queries.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { commenterName } from '#site/collections/commenter-name.ts';
import { CommentText } from '#site/collections/comment-text.tsx';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { accessTo, withheldFrom } from './access-to.ts';
import type { Answer } from './answer.ts';
import type { PublishedSite } from './published-site.ts';
import { FEED_TYPES, writeFeed } from './write-feed.ts';

/** The last part of the address of a feed of comments: below an item, or of the whole site. */
export const COMMENT_FEED = 'comments.xml';

/** The 50 newest approved comments on an item, or on all items that this visit gets (COMT-05, COMT-33). */
export async function answerCommentFeed(
  published: PublishedSite,
  item: ContentEntry | null,
): Promise<Answer> {
  const { services, site, loaded } = published;
  const { settings, origin } = loaded.shell;
  const { isEnabled, shortname } = await loadCommentSettings(services.db, site.id);
  if (!isEnabled || shortname !== '') return { kind: 'not-found' };
  const documentId = item?.documentId ?? null;
  const found = await listFeedComments(services.db, site.id, {
    documentId,
    isListed: isListed(await closedTo(published)),
  });
  const translate = siteTranslator(settings.language);
  const itemPath = item === null ? '' : encodeURI(item.path);
  const modifiedAt = found[0]?.writtenAt ?? new Date(item?.updatedAt ?? 0);
  return {
    kind: 'content',
    status: 200,
    type: FEED_TYPES.rss,
    body: writeFeed('rss', {
      id: `urn:portico:${site.id}:comments${documentId === null ? '' : `:${documentId}`}`,
      title: translate(comments.commentsOn, { title: item?.title ?? settings.title }),
      description: '',
      language: settings.language,
      url: `${origin}${itemPath === '' ? '/' : itemPath}`,
      self: `${origin}${itemPath}/${COMMENT_FEED}`,
      next: null,
      updatedAt: modifiedAt,
      items: found.map(({ id, text, writtenAt, item: { path, title }, ...writer }) => {
        const name = commenterName(writer, translate);
        return {
          id: `urn:portico:${site.id}:comment:${id}`,
          title: translate(comments.commentOf, { name, title }),
          url: `${origin}${encodeURI(path)}#comment-${id}`,
          excerpt: '',
          content: renderMarkup(<CommentText text={text} />),
          authorName: name,
          publishedAt: writtenAt,
          updatedAt: writtenAt,
          labels: [],
          image: null,
        };
      }),
    }),
    modifiedAt,
    isNoindex: settings.noindex,
  };
}

/** What this visit does not read as a whole: a preview of an item shows none of its comments. */
async function closedTo(published: PublishedSite): Promise<Withheld> {
  const { documents, exempt } = await withheldFrom(published);
  const closed = new Set(documents);
  for (const [documentId, { collectionId }] of published.access.documents) {
    const decision = await accessTo(published, { documentId, collectionId });
    if (decision.kind !== 'open') closed.add(documentId);
  }
  return { documents: closed, exempt };
}
