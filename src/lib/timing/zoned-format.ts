import { createBoundedCache } from '#lib/bounded-cache.ts';

const cached = createBoundedCache<Intl.DateTimeFormat>(100);

/**
 * A format in a time zone that is made once: making one takes as long as hundreds of uses, and holds memory that is given
 * back late, so that a table of 100,000 rows with formats of their own takes a gigabyte (ORD-103).
 */
export function zonedFormat(
  locale: string,
  timeZone: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.entries(options).flat().join(' ')}`;
  return cached(key, () => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
}
