import { createBoundedCache } from '#lib/bounded-cache.ts';

/** How a language writes dates and times (FBLD-26). Unknown languages are written as `en-US`. */
export interface DateTimeFormat {
  readonly dateOrder: readonly ('Month' | 'Day' | 'Year')[];
  readonly isTwelveHours: boolean;
}

/** Making an `Intl.DateTimeFormat` takes longer than rendering a form. */
const formats = createBoundedCache<DateTimeFormat>(50);

const PARTS = { month: 'Month', day: 'Day', year: 'Year' } as const;

/** The order of a date's parts and whether the clock has AM and PM in a language (BCP 47). */
export function dateTimeFormat(language: string): DateTimeFormat {
  return formats(language, () => describeFormat(language));
}

function describeFormat(language: string): DateTimeFormat {
  const format = formatOf(language);
  const dateOrder = format
    .formatToParts(new Date(Date.UTC(2001, 10, 22)))
    .flatMap(({ type }) => (type === 'month' || type === 'day' || type === 'year' ? [PARTS[type]] : []));
  return { dateOrder, isTwelveHours: format.resolvedOptions().hour12 === true };
}

function formatOf(language: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    timeZone: 'UTC',
  } as const;
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch (error) {
    if (error instanceof RangeError) return new Intl.DateTimeFormat('en-US', options);
    throw error;
  }
}
