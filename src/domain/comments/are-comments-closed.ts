const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the time for comments on an item is over (COMT-29).
 * @param publishedAt ISO 8601; null where it was never published
 */
export function areCommentsClosed(
  closeAfterDays: number | null,
  publishedAt: string | null,
  now: number,
): boolean {
  if (closeAfterDays === null || publishedAt === null) return false;
  return Date.parse(publishedAt) + closeAfterDays * DAY_MS <= now;
}
