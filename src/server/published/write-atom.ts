import { escapeHtml } from '#domain/seo/escape-html.ts';
import type { FeedItem, FeedSource } from '#server/collections/feed-source.ts';
import { xmlCharacterData, xmlElement, xmlText } from './xml-element.ts';

/** A feed as Atom 1.0. Parts that have no text are left out, but for titles, which Atom demands. */
export function writeAtom(source: FeedSource): string {
  const feed = xmlElement(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom' },
    xmlElement('id', {}, xmlText(source.id)),
    xmlElement('title', {}, xmlText(source.title)),
    xmlElement('updated', {}, source.updatedAt.toISOString()),
    xmlElement('link', { rel: 'alternate', href: source.url }),
    xmlElement('link', { rel: 'self', href: source.self }),
    source.description === '' ? '' : xmlElement('subtitle', {}, xmlText(source.description)),
    source.next === null ? '' : xmlElement('link', { rel: 'next', href: source.next }),
    ...source.items.map(writeEntry),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}`;
}

function writeEntry({ image, ...item }: FeedItem): string {
  return xmlElement(
    'entry',
    {},
    html('title', escapeHtml(item.title)),
    xmlElement('id', {}, xmlText(item.id)),
    xmlElement('link', { href: item.url }),
    image === null
      ? ''
      : xmlElement('link', {
          rel: 'enclosure',
          href: image.url,
          type: image.type,
          length: String(image.length),
        }),
    xmlElement('updated', {}, item.updatedAt.toISOString()),
    item.excerpt === '' ? '' : html('summary', item.excerpt),
    item.content === '' ? '' : html('content', item.content),
    item.authorName === '' ? '' : xmlElement('author', {}, xmlElement('name', {}, xmlText(item.authorName))),
    ...item.labels.map((label) => xmlElement('category', { label, term: label })),
    xmlElement('published', {}, item.publishedAt.toISOString()),
  );
}

function html(name: string, text: string): string {
  return xmlElement(name, { type: 'html' }, xmlCharacterData(text));
}
