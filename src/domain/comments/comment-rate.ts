const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many comments one network address may send in how long (COMT-23). */
const LIMITS = [
  { count: 1, windowMs: 15 * SECOND_MS },
  { count: 5, windowMs: 10 * MINUTE_MS },
  { count: 20, windowMs: DAY_MS },
] as const;

/** Times before this no longer count, in ms before now. */
export const COMMENT_RATE_MS = DAY_MS;

/**
 * For how many ms a sender has to wait; 0 where another comment may come now (COMT-23).
 * @param sentAt when earlier comments were accepted, in ms since 1970, in any order
 */
export function commentWaitMs(sentAt: readonly number[], now: number): number {
  const newestFirst = sentAt.toSorted((a, b) => b - a);
  const waits = LIMITS.map(({ count, windowMs }) => {
    const oldest = newestFirst[count - 1];
    return oldest === undefined ? 0 : oldest + windowMs - now;
  });
  return Math.max(0, ...waits);
}
