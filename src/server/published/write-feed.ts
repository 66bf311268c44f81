import type { FeedSource } from '#server/collections/feed-source.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

export type FeedFormat = 'rss' | 'atom' | 'json';

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

const WRITERS: Readonly<Record<FeedFormat, (source: FeedSource) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/** A feed as text; it parses whatever its items contain (FIND-24). */
export function writeFeed(format: FeedFormat, source: FeedSource): string {
  return WRITERS[format](source);
}
