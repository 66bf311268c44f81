/** Limits of the discounts of a site. */
export const DISCOUNT_LIMITS = {
  /** All of them, those that are over among them. */
  discounts: 1_000,
  /** That apply by themselves and are not over: carts compare all of them (ORD-46). */
  automatic: 25,
  /** Of these, ones that look at several lines: amounts off products, and buy X get Y. */
  automaticClaiming: 5,
  /** Codes made at once (ORD-51). */
  generatedAtOnce: 10_000,
  /** Codes of one discount. */
  codes: 100_000,
  /** Uses, and pieces of buy X get Y. */
  count: 1_000_000,
  /** Products, categories and addresses that one is for. */
  listed: 1_000,
} as const;
