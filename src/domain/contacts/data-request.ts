const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What somebody may ask of a site about their own data (CRM-28). */
export const DATA_REQUEST_KINDS = ['copy', 'erasure'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** What becomes of a request once the address of whoever asked is confirmed. */
export const DATA_REQUEST_STATES = ['open', 'done', 'declined'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Where it was asked: on `/account`, on the page of a newsletter's links, or by a form. */
export const DATA_REQUEST_PLACES = ['account', 'newsletter', 'form'] as const;
export type DataRequestPlace = (typeof DATA_REQUEST_PLACES)[number];

/** For how long the mailed link confirms an address. */
export const CONFIRM_REQUEST_MS = DAY_MS;
/** When a request is due, counted from when its address was confirmed (CRM-28). */
export const DATA_REQUEST_DUE_MS = 30 * DAY_MS;
/** How long before that the owner is reminded (CRM-28). */
export const DATA_REQUEST_REMINDER_MS = 7 * DAY_MS;
/** For how long the link to a copy works (CRM-27). */
export const DATA_COPY_LINK_MS = 7 * DAY_MS;
/** For how long the code works that opens it, and how many entries it takes. */
export const DATA_COPY_CODE_MS = 15 * MINUTE_MS;
export const MAX_DATA_COPY_CODE_TRIES = 5;
/** Unconfirmed requests and expired links can say so for this long. */
export const UNCONFIRMED_REQUEST_KEPT_MS = 7 * DAY_MS;
/** How long it can be shown that a request was answered. */
export const CLOSED_REQUEST_KEPT_MS = 400 * DAY_MS;

export const MAX_DECLINE_REASON = 2_000;
