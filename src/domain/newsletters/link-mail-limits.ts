const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often an address gets a mail with a link (NEWS-11). */
export const LINK_MAIL_PAUSE_MS = 10 * MINUTE_MS;
export const LINK_MAIL_DAY_MS = 24 * HOUR_MS;
export const LINK_MAILS_A_DAY = 5;

/** How long the link of a confirmation mail works (NEWS-10). */
export const CONFIRM_LINK_MS = 30 * 24 * HOUR_MS;
/** People who never confirm are erased this long after they signed up (NEWS-10). */
export const PENDING_KEPT_MS = 2 * CONFIRM_LINK_MS;

/** Lists a site can have (NEWS-01). */
export const MAX_LISTS = 100;
/** The list that is made with a site's first newsletter block. */
export const FIRST_LIST_NAME = 'Newsletter';

/** Whether another mail may go to an address that got mails at these times, in ms since 1970. */
export function mayMailLink(sentAt: readonly number[], now: number): boolean {
  const today = sentAt.filter((time) => now - time < LINK_MAIL_DAY_MS);
  return today.length < LINK_MAILS_A_DAY && !today.some((time) => now - time < LINK_MAIL_PAUSE_MS);
}
