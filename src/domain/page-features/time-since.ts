/** Relative times are worked out again this often, in ms (BLK-110). */
export const TIME_SINCE_REFRESH_MS = 5000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words (BLK-111 to BLK-113, BLK-115); what is to come counts as now (BLK-116). */
export function timeSinceText(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1000);
  if (seconds <= 0) return 'just now';
  if (seconds < MINUTE) return `about ${seconds} seconds ago`;
  if (seconds < 2 * MINUTE) return 'about a minute ago';
  if (seconds < HOUR) return `about ${Math.floor(seconds / MINUTE)} minutes ago`;
  if (seconds < 2 * HOUR) return 'about an hour ago';
  if (seconds < DAY) return `about ${Math.floor(seconds / HOUR)} hours ago`;
  if (seconds < 2 * DAY) return 'about a day ago';
  return `about ${Math.floor(seconds / DAY)} days ago`;
}

/** The moment a time-since node names, in ms since 1970; null where it names none (BLK-114). */
export function timeSinceMoment(datetime: string): number | null {
  const moment = Date.parse(datetime);
  return Number.isNaN(moment) ? null : moment;
}
