/** How long a key can be used, in ms (FORM-67). */
export const KEY_LIFETIME_MS = 60 * 60 * 1000;

/** Submissions within the window before HTTP 429 (FORM-69). */
export const SENDING_WINDOW_MS = 10 * 60 * 1000;
export const MAX_SENDINGS_OF_VISITOR = 10;
export const MAX_SENDINGS_OF_SITE = 300;
