import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import { itemTypeOf } from '#domain/collections/collections.ts';
import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import type { AccessDecision } from '#domain/gating/effective-access.ts';
import { previewBlockCount } from '#domain/gating/preview-blocks.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { escapeHtml } from '#domain/seo/escape-html.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { members } from '#messages/en/members.ts';
import { posts } from '#messages/en/posts.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { MarkupBudget } from '#site/markup/markup-budget.ts';
import { sourceOfItem } from '#server/collections/collection-sources.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import { accessTo, shownTo, withheldFrom } from './access-to.ts';
import type { Answer } from './answer.ts';
import type { FeedEnclosure } from '#server/collections/feed-source.ts';
import { FEED_TYPES, writeFeed, type FeedFormat } from './write-feed.ts';
import { feedContent } from './feed-content.tsx';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { RequestedAddress } from './requested-address.ts';
import type { PublishedSite } from './published-site.ts';
import { listFileFacts, type FileFacts } from './queries.ts';
import { listPublished } from '#server/documents/queries.ts';
import { withSyncedOf } from '#server/synced-sections/with-synced.ts';

/** Items of one page of a feed (FIND-22). */
const FEED_PAGE_SIZE = 25;
const FILES: Readonly<Record<string, FeedFormat>> = {
  'feed.xml': 'rss',
  'feed.atom': 'atom',
  'feed.json': 'json',
};

/** The format of a feed by the last part of its address, or null (FIND-21). */
export function feedFormatOf(name: string): FeedFormat | null {
  return FILES[name] ?? null;
}

/** Which part of a feed is asked for. */
export type WantedFeed = Pick<RequestedAddress, 'pageNumber' | 'category' | 'tag'> & {
  /** Its path, where it is not the one below the collection. */
  readonly file?: string;
};

/** A feed of the newest items with their full text (FIND-21 to FIND-25). */
export async function answerFeed(
  published: PublishedSite,
  collection: ContentEntry,
  format: FeedFormat,
  address: WantedFeed,
): Promise<Answer> {
  const { services, site, loaded } = published;
  const { settings, origin } = loaded.shell;
  const { pageNumber, category, tag } = address;
  const { entries, total } = await listEntries(services.db, site.id, 'live', {
    kind: 'item',
    collectionId: collection.documentId,
    state: 'published',
    isListed: true,
    withheld: await withheldFrom(published),
    // As they narrow the list (FIND-26).
    ...(category === null ? {} : { category }),
    ...(category !== null || tag === null ? {} : { tag }),
    page: pageNumber,
    pageSize: FEED_PAGE_SIZE,
  });
  const ids: readonly DocumentId[] = entries.map((entry) => entry.documentId);
  const own = await listPublished(services.db, site.id, [collection.documentId, ...ids]);
  const records = await withSyncedOf(services.db, site.id, own, 'live');
  const files = await listFileFacts(
    services.db,
    site.id,
    entries.flatMap((entry) => entry.image?.fileId ?? []),
  );
  const settled = collectionSettingsSchema.safeParse(records.get(collection.documentId)?.['settings']);
  const targets = await loadTargets(
    services.db,
    site.id,
    linkedDocumentIds(Object.fromEntries(records)),
    settings.homePageId,
    loaded.targets,
  );
  const collectionPath = encodeURI(collection.path);
  const budget = new MarkupBudget();
  const fileName = Object.keys(FILES).find((name) => FILES[name] === format) ?? 'feed.xml';
  const file = origin + (address.file ?? `${collectionPath}/${fileName}`);
  const selfOf = (page: number): string => {
    const query = new URLSearchParams({
      ...(category === null ? {} : { category }),
      ...(category !== null || tag === null ? {} : { tag }),
      ...(page === 1 ? {} : { page: String(page) }),
    }).toString();
    return query === '' ? file : `${file}?${query}`;
  };
  const translate = siteTranslator(settings.language);
  // Others stand in it with their preview (FIND-27).
  const decisions = new Map<DocumentId, AccessDecision>();
  for (const entry of entries) decisions.set(entry.documentId, await accessTo(published, entry));
  const modifiedAt = newest(entries.map((entry) => entry.updatedAt)) ?? new Date(collection.updatedAt);
  return {
    kind: 'content',
    status: 200,
    type: FEED_TYPES[format],
    body: writeFeed(format, {
      id: `urn:portico:${site.id}:${collection.documentId}`,
      title: collection.title === '' ? settings.title : collection.title,
      description:
        settled.success && settled.data.description !== '' ? settled.data.description : settings.description,
      language: settings.language,
      url: origin + collectionPath,
      self: selfOf(pageNumber),
      next: pageNumber * FEED_PAGE_SIZE < total ? selfOf(pageNumber + 1) : null,
      updatedAt: modifiedAt,
      items: entries.map((entry) => {
        const decision = decisions.get(entry.documentId);
        const isOpen = decision?.kind === 'open';
        const all = decision === undefined ? {} : shownTo(published, records.get(entry.documentId) ?? {});
        const ownRecords = isOpen ? all : previewRecords(all, decision);
        const content = feedContent(loaded.shell, ownRecords, entry.documentId, targets, budget);
        const forMembers = translate(members.forMembers);
        return {
          id: `urn:portico:${site.id}:${entry.documentId}`,
          title: entry.title === '' ? translate(posts.untitled) : entry.title,
          url: origin + encodeURI(entry.path),
          excerpt: entry.excerpt,
          content: isOpen
            ? content
            : content === ''
              ? forMembers
              : `${content}\n<p>${escapeHtml(forMembers)}</p>`,
          authorName: entry.authorName,
          publishedAt: new Date(entry.publishAt ?? entry.updatedAt),
          updatedAt: new Date(entry.updatedAt),
          labels: [...entry.categories, ...entry.tags],
          image: enclosureOf(entry.image, files, origin),
          ...(isOpen ? sourceOfItem(itemTypeOf(ownRecords['settings'])).feedParts?.(entry, ownRecords) : {}),
        };
      }),
    }),
    modifiedAt,
    isNoindex: settings.noindex,
  };
}

/** What of an item's records its preview shows (MEMB-42); nothing where it shows the excerpt only. */
function previewRecords(records: DocumentRecords, decision: AccessDecision | undefined): DocumentRecords {
  if (decision?.kind !== 'members') return {};
  const sections = deriveSections(records, blockHeight);
  const ids = sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const hidden = new Set(ids.slice(previewBlockCount(decision.preview, ids)));
  if (hidden.size === ids.length) return {};
  return Object.fromEntries(Object.entries(records).filter(([id]) => !hidden.has(id)));
}

/** The main image as it was uploaded; none where its length is unknown, since feeds need it. */
function enclosureOf(
  image: ContentEntry['image'],
  files: ReadonlyMap<string, FileFacts>,
  origin: string,
): FeedEnclosure | null {
  const file = image === null ? undefined : files.get(image.fileId);
  if (image === null || file === undefined) return null;
  return { url: origin + image.path, type: file.mimeType, length: file.size };
}

function newest(times: readonly string[]): Date | null {
  const latest = times.toSorted().at(-1);
  return latest === undefined ? null : new Date(latest);
}
