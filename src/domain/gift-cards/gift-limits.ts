/** Characters of the message of a gift card (ORD-37), and of the names of who gives and gets it. */
export const MAX_GIFT_MESSAGE = 500;
export const MAX_GIFT_NAME = 100;
/** How far ahead the day of its mail can be (ORD-122). */
export const MAX_GIFT_DAYS_AHEAD = 365;
