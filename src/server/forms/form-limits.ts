/** How long a key can be used, in ms (FORM-67). */
export const KEY_LIFETIME_MS = 60 * 60 * 1000;

/** How long a deleted submission can be brought back, in ms. */
export const UNDELETE_MS = 24 * 60 * 60 * 1000;

/** How long the captcha provider may take to answer, in ms. */
export const CAPTCHA_TIMEOUT_MS = 5000;

/** The window of the rate limits (FORM-69), in ms; how many are allowed in it is configured. */
export const SENDING_WINDOW_MS = 10 * 60 * 1000;
