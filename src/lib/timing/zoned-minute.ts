const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * `2026-11-26T09:30` of a time zone for a moment.
 * @param moment milliseconds since 1970
 * @param timeZone a name of the IANA database
 */
export function zonedMinute(moment: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return shown.format(moment).replace(' ', 'T');
}

/**
 * The moment of a `2026-11-26T09:30` of a time zone; null for what is none. Of a minute that comes twice, when clocks are
 * set back, it is the first one; for one that is left out, when they are set forward, the one as long after the change.
 */
export function momentOfMinute(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offset = (moment: number): number =>
    Date.parse(`${zonedMinute(moment, timeZone)}Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const before = asUtc - offset(asUtc - DAY_MS);
  const after = asUtc - offset(asUtc + DAY_MS);
  const found = [before, after]
    .toSorted((a, b) => a - b)
    .find((each) => zonedMinute(each, timeZone) === text);
  return found ?? before;
}
