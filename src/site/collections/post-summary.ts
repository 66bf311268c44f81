import { createBoundedCache } from '#lib/bounded-cache.ts';
import type { ImageValue } from '#domain/images/image-value.ts';

/** A post as lists and neighbours show it. */
export interface PostSummary {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly authorName: string;
  readonly image: ImageValue | null;
  readonly categories: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string | null;
}

/** A date as the people of a site write it. */
export interface DateFormat {
  readonly language: string;
  readonly timeZone: string;
}

const formats = createBoundedCache<Intl.DateTimeFormat>(200);

/** The day of a moment in the site's language and time zone; unknown ones fall back to English and UTC. */
export function formatDay(at: string, { language, timeZone }: DateFormat): string {
  return formats(`${language}|${timeZone}`, () => createFormat(language, timeZone)).format(new Date(at));
}

function createFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'long' } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

/** The page of a category or tag of a collection. */
export function labelPath(collectionPath: string, kind: 'category' | 'tag', name: string): string {
  return `${collectionPath}/${kind}/${encodeURIComponent(name)}`;
}
