import { Feed } from 'feed';
import { escapeHtml, withoutControlCharacters } from '#domain/seo/escape-html.ts';

export type FeedFormat = 'rss' | 'atom' | 'json';

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

export interface FeedItem {
  /** Permanent, and not the address (FIND-23). */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly authorName: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly labels: readonly string[];
  /** The main image, with its true length and type (FIND-22). */
  readonly image: FeedEnclosure | null;
}

export interface FeedEnclosure {
  readonly url: string;
  readonly type: string;
  /** In bytes. */
  readonly length: number;
}

export interface FeedSource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly self: string;
  /** Further items, or null (FIND-22). */
  readonly next: string | null;
  readonly updatedAt: Date;
  readonly items: readonly FeedItem[];
}

/** The library leaves `<` in attributes of Atom as it is; a character for private use stands in until it is written. */
const LESS_THAN_MARK = '\ue000';

/** Stands for the true type of a picture, which the library would guess from its name in Atom. */
const TYPE_MARK = '\ue001';
const MARKED_TYPE_PATTERN = new RegExp(`title="${TYPE_MARK}([^"]*)" type="[^"]*"`, 'g');

/** A feed as text; it parses whatever its items contain (FIND-24). */
export function writeFeed(format: FeedFormat, source: FeedSource): string {
  const clean = withoutControlCharacters;
  const feed = new Feed({
    id: source.id,
    title: clean(source.title),
    description: clean(source.description),
    language: source.language,
    link: source.url,
    updated: source.updatedAt,
    generator: false,
    feedLinks: { [format === 'json' ? 'json' : format]: source.self },
  });
  for (const item of source.items) {
    feed.addItem({
      id: item.id,
      guid: item.id,
      // A title of Atom is HTML here, those of the others are plain.
      title: format === 'atom' ? escapeHtml(item.title) : clean(item.title),
      link: item.url,
      date: item.updatedAt,
      published: item.publishedAt,
      description: clean(item.excerpt),
      content: clean(item.content),
      ...authorOf(format, clean(item.authorName)),
      category: item.labels.map((label) => {
        const name = format === 'atom' ? clean(label).replaceAll('<', LESS_THAN_MARK) : clean(label);
        return { name, term: name };
      }),
      ...(item.image === null ? {} : imageOf(format, item.image)),
    });
  }
  if (format === 'json') return completeJson(feed.json1(), source);
  return withNextInXml(format === 'rss' ? feed.rss2() : atomOf(feed), format, source);
}

function atomOf(feed: Feed): string {
  return feed.atom1().replaceAll(LESS_THAN_MARK, '&lt;').replaceAll(MARKED_TYPE_PATTERN, 'type="$1"');
}

/** JSON feeds have attachments in place of enclosures; the library knows the picture of an item only. */
function imageOf(format: FeedFormat, image: FeedEnclosure) {
  if (format === 'json') return { image: image.url };
  return { enclosure: format === 'rss' ? image : { ...image, title: TYPE_MARK + image.type } };
}

/** In RSS an author is a mail address, which no feed tells; names stand in `dc:creator`. */
function authorOf(format: FeedFormat, name: string) {
  if (name === '') return {};
  if (format !== 'rss') return { author: [{ name }] };
  return { extensions: [{ name: 'dc:creator', objects: { _text: name } }] };
}

function withNextInXml(xml: string, format: 'rss' | 'atom', { next }: FeedSource): string {
  if (next === null) return xml;
  const link =
    format === 'rss'
      ? `<atom:link href="${escapeHtml(next)}" rel="next" type="application/rss+xml"/>`
      : `<link rel="next" href="${escapeHtml(next)}"/>`;
  const first = xml.indexOf(format === 'rss' ? '<item>' : '<entry>');
  return first === -1 ? xml : xml.slice(0, first) + link + xml.slice(first);
}

function completeJson(json: string, source: FeedSource): string {
  const feed = JSON.parse(json) as { items?: Record<string, unknown>[] };
  const images = new Map(source.items.map((item) => [item.id, item.image]));
  const items = (feed.items ?? []).map((item) => {
    const image = images.get(String(item['id'])) ?? null;
    if (image === null) return item;
    return {
      ...item,
      attachments: [{ url: image.url, mime_type: image.type, size_in_bytes: image.length }],
    };
  });
  return JSON.stringify({
    ...feed,
    items,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: source.self,
    language: source.language,
    ...(source.next === null ? {} : { next_url: source.next }),
  });
}
