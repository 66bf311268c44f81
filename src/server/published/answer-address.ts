import { addressesBelow, findLabelAddress } from './label-address.ts';
import type { Answer } from './answer.ts';
import { answerRedirect } from './answer-redirect.ts';
import { answerCommentFeed, COMMENT_FEED } from './answer-comment-feed.tsx';
import { answerFeed, feedFormatOf, type WantedFeed } from './answer-feed.ts';
import { answerSitemap, isSitemapPath } from './answer-sitemap.ts';
import { withQuery } from './redirect-target.ts';
import { findVisibleEntry } from './find-visible-entry.ts';
import { loadContent } from './load-content.ts';
import { createPageReader, type PageReader } from './page-reader.ts';
import type { PublishedSite } from './published-site.ts';
import { accessTo, lockOfSite, shownTo, withheldFrom } from './access-to.ts';
import { listPublished } from '#server/documents/queries.ts';
import { previewOf } from './preview-of.ts';
import { renderAnswer } from './render-answer.ts';
import type { RequestedAddress } from './requested-address.ts';
import { hasSlide } from './slide-address.ts';
import type { WantedContent } from '#server/collections/wanted-content.ts';
import { robotsTxt } from '#domain/seo/robots-txt.ts';
import { assertNever } from '#lib/invariant.ts';
import { effectiveAccess, type AccessDecision } from '#domain/gating/effective-access.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import type { FeedFormat } from './write-feed.ts';
import type { ItemPage, ListPage } from '#site/content/page-content.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import { isNarrowed } from '#domain/products/store-filter.ts';
import { structuredContentOf } from '#domain/products/structured-content-of.ts';
import { quickViewOf } from '#site/collections/products/quick-view-of.tsx';
import { storeData } from './store-data.ts';

const NOT_FOUND: Answer = { kind: 'not-found' };

/** The answer of a site to an address: a page, a list, a feed, a file for crawlers, a redirect, or not found. */
export async function answerAddress(published: PublishedSite, address: RequestedAddress): Promise<Answer> {
  const { loaded } = published;
  const { path } = address;
  if (path === '/robots.txt') return text('text/plain; charset=utf-8', robotsTxt(loaded.shell.origin));
  if (path === '/favicon.ico') return favicon(published);
  const siteLock = await lockOfSite(published);
  if (siteLock !== null) return { kind: 'locked', documentId: siteLock };
  if (isSitemapPath(path)) return (await answerSitemap(published, path)) ?? NOT_FOUND;

  const before = await answerRedirect(published, address, { isAlwaysOnly: true });
  if (before !== null) return before;
  const homePageId = loaded.shell.settings.homePageId;
  const entry = await findVisibleEntry(published, path, readerFor(published, address));
  if (entry !== null) {
    // The home page answers at the root only.
    if (entry.documentId === homePageId && path !== '/') return redirect('/', address.search);
    if (address.normalized !== null) return redirect(address.normalized, address.search);
    return answerEntry(published, entry, address, null);
  }
  if (path === `/${COMMENT_FEED}`) return answerCommentFeed(published, null);
  const below = addressesBelow(path);
  if (below !== null) {
    const item = below.name === COMMENT_FEED ? await findVisibleEntry(published, below.parent) : null;
    if (item?.kind === 'item') {
      return (await closedAnswer(published, item)) ?? answerCommentFeed(published, item);
    }
    const format = feedFormatOf(below.name);
    const collection = format === null ? null : await findVisibleEntry(published, below.parent);
    if (format !== null && collection?.kind === 'collection') {
      return answerOpenFeed(published, collection, format, address);
    }
    const feed = format === null ? null : await answerLabelFeed(published, below.parent, format, address);
    if (feed !== null) return feed;
  }
  const atSlide = below === null ? null : await answerSlide(published, below, address);
  if (atSlide !== null) return atSlide;
  const labelled = findLabelAddress(path);
  if (labelled !== null) {
    const collection = await findVisibleEntry(published, labelled.collectionPath);
    if (collection?.kind === 'collection') {
      if (address.normalized !== null) return redirect(address.normalized, address.search);
      const answer = await answerEntry(published, collection, address, labelled.label);
      if (answer !== NOT_FOUND) return answer;
    }
  }
  const moved = await answerRedirect(published, address);
  if (moved !== null) return moved;
  const lower = path.toLowerCase();
  if (lower !== path && (await findVisibleEntry(published, lower)) !== null) {
    return redirect(lower, address.search);
  }
  return NOT_FOUND;
}

/** `/work/blue-jug`: the gallery at one of its slides, whose address stays that of the gallery (GAL-94, GAL-100). */
async function answerSlide(
  published: PublishedSite,
  { parent, name }: { readonly parent: string; readonly name: string },
  address: RequestedAddress,
): Promise<Answer | null> {
  const entry = await findVisibleEntry(published, parent);
  if (entry === null || entry.kind === 'item') return null;
  // Every address below a locked collection asks for its password, be there something or not (MEMB-61).
  const closed = entry.kind === 'collection' ? await closedAnswer(published, entry) : null;
  if (closed !== null) return closed;
  const { services, site } = published;
  const own = (await listPublished(services.db, site.id, [entry.documentId])).get(entry.documentId);
  const records = own === undefined ? undefined : shownTo(published, own);
  if (records === undefined || !hasSlide(entry.documentId, records, name)) return null;
  if (address.normalized !== null) return redirect(address.normalized, address.search);
  return answerEntry(published, entry, { ...address, path: parent, pageNumber: 1 }, null);
}

/** `/journal/category/News/feed.xml`: the same as the feed of the collection, narrowed (FIND-26). */
async function answerLabelFeed(
  published: PublishedSite,
  path: string,
  format: FeedFormat,
  { pageNumber }: RequestedAddress,
): Promise<Answer | null> {
  const labelled = findLabelAddress(path);
  if (labelled === null) return null;
  const collection = await findVisibleEntry(published, labelled.collectionPath);
  if (collection?.kind !== 'collection') return null;
  const { kind, name } = labelled.label;
  return answerOpenFeed(published, collection, format, {
    pageNumber,
    category: kind === 'category' ? name : null,
    tag: kind === 'tag' ? name : null,
  });
}

/** The feed of a collection that asks for no password. */
export async function answerOpenFeed(
  published: PublishedSite,
  collection: ContentEntry,
  format: FeedFormat,
  wanted: WantedFeed,
): Promise<Answer> {
  return (await closedAnswer(published, collection)) ?? answerFeed(published, collection, format, wanted);
}

/** What is answered in place of something that this visit does not get; null where it is open. */
async function closedAnswer(published: PublishedSite, entry: ContentEntry): Promise<Answer | null> {
  return closedBy(await accessTo(published, entry), entry);
}

function closedBy(decision: AccessDecision, { title }: ContentEntry): Answer | null {
  switch (decision.kind) {
    case 'open':
      return null;
    case 'nothing':
      return NOT_FOUND;
    case 'password':
      return { kind: 'locked', documentId: decision.documentId };
    case 'members':
      return { kind: 'withheld', title, rule: decision.rule };
    default:
      return assertNever(decision);
  }
}

function readerFor(
  { services, site, keptPages }: PublishedSite,
  { storeFilter }: RequestedAddress,
): PageReader {
  return isNarrowed(storeFilter) ? keptPages(site) : createPageReader(services.db, site.id);
}

async function answerEntry(
  published: PublishedSite,
  entry: ContentEntry,
  address: RequestedAddress,
  label: ListPage['label'],
): Promise<Answer> {
  const decision = await accessTo(published, entry);
  const preview =
    decision.kind === 'members' && entry.kind === 'item' && decision.preview.kind !== 'none'
      ? decision
      : null;
  const closed = preview === null ? closedBy(decision, entry) : null;
  if (closed !== null) return closed;
  if (address.isFeed && entry.kind === 'collection') {
    return answerFeed(published, entry, 'rss', address);
  }
  const { services, site, loaded } = published;
  const own = await readerFor(published, address).recordsOf(entry.documentId);
  if (own === null) return NOT_FOUND;
  const records = shownTo(published, own);
  const wanted: WantedContent = {
    documentId: entry.documentId,
    kind: entry.kind,
    collectionId: entry.collectionId,
    path: entry.path,
    updatedAt: entry.updatedAt,
    records,
    label: label ?? filterOf(entry, address),
    // Of an item: of its comments.
    pageNumber: entry.kind === 'page' ? 1 : address.pageNumber,
    reviewsPage: address.reviewsPage,
    storeFilter: address.storeFilter,
    ...(entry.kind === 'page' ? {} : { withheld: await withheldFrom(published) }),
    productsOf: (collectionId, hasVariants) => published.products.load(site, collectionId, hasVariants),
  };
  const content = await loadContent(services.db, site.id, wanted, services.now());
  if (content === null) return NOT_FOUND;
  if (address.isData && preview === null && content.kind === 'item' && content.product !== undefined) {
    return productData(content, content.product);
  }
  if (address.isQuickView && preview === null && content.kind === 'item' && content.product !== undefined) {
    return json(quickViewOf(content, content.product, loaded.shell, encodeURI(entry.path)));
  }
  if (address.isData && content.kind === 'collection' && content.store !== undefined) {
    return json(await storeData(services.db, site.id, content, await withheldFrom(published)));
  }
  const isForMembers = effectiveAccess(published.access, entry).rule.kind !== 'public';
  const shown = preview === null ? content : await previewOf(published, content, { ...preview, entry });
  return renderAnswer(published, isForMembers ? { ...shown, isForMembers } : shown, {
    path: address.path,
    records,
    isScreenshot: address.isScreenshot,
    isPreview: false,
  });
}

/** `?format=json` of a product: what it is called, and its commerce data (COMM-01). */
function productData(
  { documentId, title, collection, tags, categories }: ItemPage,
  product: ShownProduct,
): Answer {
  const structuredContent = structuredContentOf(product);
  const { excerpt } = product;
  const item = {
    id: documentId,
    collectionId: collection.id,
    title,
    excerpt,
    tags,
    categories,
    structuredContent,
  };
  return json({ item });
}

function json(data: object): Answer {
  return { ...text('application/json; charset=utf-8', JSON.stringify(data)), isNoindex: true };
}

/** `?category=` and `?tag=` of a list (FIND-26). */
function filterOf(entry: ContentEntry, address: RequestedAddress): ListPage['label'] {
  if (entry.kind !== 'collection') return null;
  if (address.category !== null) return { kind: 'category', name: address.category };
  return address.tag === null ? null : { kind: 'tag', name: address.tag };
}

function favicon({ loaded }: PublishedSite): Answer {
  const { favicon: image } = loaded.shell.settings;
  if (image !== null) return { kind: 'redirect', status: 302, to: `${image.path}?format=100w` };
  return { ...text('text/plain; charset=utf-8', ''), status: 404 };
}

function text(type: string, body: string): Extract<Answer, { kind: 'content' }> {
  return { kind: 'content', status: 200, type, body, modifiedAt: null, isNoindex: false };
}

function redirect(path: string, search: string): Answer {
  return { kind: 'redirect', status: 301, to: withQuery(encodeURI(path), search) };
}
