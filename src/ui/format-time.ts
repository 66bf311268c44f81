import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { formattingLocale } from './language.ts';

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;
const LONGEST_RELATIVE_MS = 7 * 86_400_000;

/** Making a formatter takes much longer than using it; the language stays as long as the page. */
interface Formatters {
  readonly locale: string;
  readonly date: Intl.DateTimeFormat;
  readonly dateTime: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly relative: Intl.RelativeTimeFormat;
}
let made: Formatters | undefined;

function formatters(): Formatters {
  const locale = formattingLocale();
  if (made?.locale === locale) return made;
  made = {
    locale,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
  return made;
}

export function formatDate(iso: string): string {
  return formatters().date.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return formatters().dateTime.format(new Date(iso));
}

export function formatTime(iso: string): string {
  return formatters().time.format(new Date(iso));
}

/** 'today' and 'yesterday', by the calendar of this device; the day with its date before. */
export function formatDay(iso: string, now: number): string {
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(new Date(iso))) / 86_400_000);
  return days === 0 || days === 1
    ? formatters().relative.format(-days, 'day')
    : formatters().day.format(new Date(iso));
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** '5 minutes ago' within a week, the date before. */
export function formatAgo(iso: string, now: number): string {
  const ago = now - new Date(iso).getTime();
  if (ago > LONGEST_RELATIVE_MS) return formatDate(iso);
  const step = STEPS.find(({ ms }) => ago >= ms);
  return step === undefined
    ? translate(kit.justNow)
    : formatters().relative.format(-Math.floor(ago / step.ms), step.unit);
}
