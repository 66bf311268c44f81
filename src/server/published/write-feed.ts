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
  readonly imageUrl: string | null;
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
      // As an enclosure a picture would need its true length (FIND-22); it stands in the content as well.
      ...(format === 'json' && item.imageUrl !== null ? { image: item.imageUrl } : {}),
    });
  }
  if (format === 'json') return withNextInJson(feed.json1(), source);
  const xml = format === 'rss' ? feed.rss2() : feed.atom1().replaceAll(LESS_THAN_MARK, '&lt;');
  return withNextInXml(xml, format, source);
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

function withNextInJson(json: string, source: FeedSource): string {
  const feed = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: source.self,
    language: source.language,
    ...(source.next === null ? {} : { next_url: source.next }),
  });
}
