const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends when it was not used for 30 days. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** However much it is used, a session ends 90 days after signing in. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;

/** When a session ends that was created at `createdAt` and is used now. */
export function endOfSession(createdAt: Date, now: number): Date {
  return new Date(Math.min(now + SESSION_LIFETIME_MS, createdAt.getTime() + LONGEST_SESSION_MS));
}
