import type { FeedItem, FeedSource } from '#server/collections/feed-source.ts';
import { xmlCharacterData, xmlElement, xmlText } from './xml-element.ts';

const NAMESPACES = {
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};
const TYPE = 'application/rss+xml';

/** A feed as RSS 2.0. Parts that have no text are left out. */
export function writeRss(source: FeedSource): string {
  const channel = xmlElement(
    'channel',
    {},
    xmlElement('title', {}, xmlText(source.title)),
    xmlElement('link', {}, xmlText(source.url)),
    xmlElement('description', {}, xmlText(source.description)),
    xmlElement('lastBuildDate', {}, source.updatedAt.toUTCString()),
    xmlElement('docs', {}, 'https://validator.w3.org/feed/docs/rss2.html'),
    xmlElement('language', {}, xmlText(source.language)),
    xmlElement('atom:link', { href: source.self, rel: 'self', type: TYPE }),
    source.next === null ? '' : xmlElement('atom:link', { href: source.next, rel: 'next', type: TYPE }),
    ...source.items.map(writeItem),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlElement('rss', { version: '2.0', ...NAMESPACES }, channel)}`;
}

function writeItem({ image, ...item }: FeedItem): string {
  return xmlElement(
    'item',
    {},
    markup('title', item.title),
    xmlElement('link', {}, xmlText(item.url)),
    xmlElement('guid', { isPermaLink: 'false' }, xmlText(item.id)),
    xmlElement('pubDate', {}, item.publishedAt.toUTCString()),
    markup('description', item.excerpt),
    markup('content:encoded', item.content),
    ...item.labels.map((label) => xmlElement('category', {}, xmlText(label))),
    image === null
      ? ''
      : xmlElement('enclosure', { length: String(image.length), type: image.type, url: image.url }),
    // An author is a mail address in RSS, which no feed tells.
    item.authorName === '' ? '' : xmlElement('dc:creator', {}, xmlText(item.authorName)),
  );
}

function markup(name: string, text: string): string {
  return text === '' ? '' : xmlElement(name, {}, xmlCharacterData(text));
}
