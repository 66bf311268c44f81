/** How often somebody is mailed about new comments (COMT-27). */
export const COMMENT_NOTICES = ['none', 'each', 'hourly', 'daily'] as const;
export type CommentNotice = (typeof COMMENT_NOTICES)[number];

const HOUR_MS = 60 * 60 * 1000;

/** How long the first comment waits for others to be told of with it, in ms. */
export const NOTICE_WAIT_MS: Readonly<Record<Exclude<CommentNotice, 'none'>, number>> = {
  each: 0,
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
};
