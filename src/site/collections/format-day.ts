import { createBoundedCache } from '#lib/bounded-cache.ts';

/** A date as the people of a site write it. */
export interface DateFormat {
  readonly language: string;
  readonly timeZone: string;
}

const formats = createBoundedCache<Intl.DateTimeFormat>(200);
const days = createBoundedCache<string>(1000);

/** The day of a moment in the site's language and time zone; unknown ones fall back to English and UTC. */
export function formatDay(at: string, { language, timeZone }: DateFormat): string {
  const key = `${language}|${timeZone}`;
  return days(`${key}|${at}`, () =>
    formats(key, () => createFormat(language, timeZone)).format(new Date(at)),
  );
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
