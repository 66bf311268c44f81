/** Mails of a shop that are no duty, which people can end for themselves (ORD-143). */
export const OPT_OUT_KINDS = ['abandoned', 'back-in-stock', 'review-request'] as const;
export type OptOutKind = (typeof OPT_OUT_KINDS)[number];
