/** Limits of what is written into orders. */
export const ORDER_LIMITS = {
  /** Of the buyer to the seller (ORD-22). */
  note: 500,
  /** Of the owner, for nobody else (ORD-99). */
  internalNote: 2_000,
  /** Of a line of an address (ORD-19). */
  addressLine: 100,
  /** Of an order that is written or changed by hand (ORD-02, ORD-105). */
  lines: 100,
  linePieces: 9_999,
  ownTitle: 200,
  email: 254,
  carrier: 100,
  tracking: 100,
  url: 2_000,
  reference: 200,
  /** Of a refund, for those who work on the site (ORD-80). */
  reason: 500,
  /** Days until an order of the manual provider that is not paid is canceled (ORD-70). */
  unpaidDays: { min: 1, max: 60, default: 14 },
  /** What the owner says about how to pay (ORD-70). */
  instructions: 2_000,
} as const;
