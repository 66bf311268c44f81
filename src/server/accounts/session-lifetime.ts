/** A session ends when it was not used for 30 days. */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
