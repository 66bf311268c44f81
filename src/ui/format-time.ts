const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const DATE_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;
const LONGEST_RELATIVE_MS = 7 * 86_400_000;

export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** '5 minutes ago' within a week, the date before. */
export function formatAgo(iso: string, now: number): string {
  const ago = now - new Date(iso).getTime();
  if (ago > LONGEST_RELATIVE_MS) return formatDate(iso);
  const step = STEPS.find(({ ms }) => ago >= ms);
  return step === undefined ? 'just now' : RELATIVE.format(-Math.floor(ago / step.ms), step.unit);
}
