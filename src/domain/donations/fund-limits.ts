/** Suggested amounts of a fund, and the characters of their labels (ORD-127). */
export const MAX_AMOUNTS = 8;
export const MAX_AMOUNT_LABEL = 40;
/** The least of a free amount where the owner says nothing, in minor units (ORD-127). */
export const DEFAULT_MINIMUM = 100;
/** What a donor can add for fees, in hundredths of a percent (ORD-129). */
export const MAX_FEE_PERCENT = 1_000;
/** What a fund asks besides (ORD-127). */
export const MAX_FUND_QUESTIONS = 20;
/** Funds of a site, and pages on which is given to them. */
export const MAX_FUNDS = 100;
export const MAX_DONATE_PAGES = 200;
