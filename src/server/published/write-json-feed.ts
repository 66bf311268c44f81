import { withoutControlCharacters as clean } from '#domain/seo/escape-html.ts';
import type { FeedItem, FeedSource } from '#server/collections/feed-source.ts';

/** A feed as JSON Feed 1.1. Parts that have no text are left out. */
export function writeJsonFeed(source: FeedSource): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: clean(source.title),
    home_page_url: source.url,
    feed_url: source.self,
    description: textOrNothing(source.description),
    items: source.items.map(itemOf),
    language: source.language,
    next_url: source.next ?? undefined,
  });
}

function itemOf({ image, ...item }: FeedItem): Readonly<Record<string, unknown>> {
  return {
    id: item.id,
    content_html: clean(item.content),
    url: item.url,
    title: textOrNothing(item.title),
    summary: textOrNothing(item.excerpt),
    image: image?.url,
    date_modified: item.updatedAt.toISOString(),
    date_published: item.publishedAt.toISOString(),
    author: item.authorName === '' ? undefined : { name: clean(item.authorName) },
    tags: item.labels.map(clean),
    attachments:
      image === null ? undefined : [{ url: image.url, mime_type: image.type, size_in_bytes: image.length }],
  };
}

function textOrNothing(text: string): string | undefined {
  return text === '' ? undefined : clean(text);
}
