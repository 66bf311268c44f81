/** What moves the balance of a gift card (ORD-121). */
export const GIFT_CARD_ENTRY_KINDS = ['issued', 'redeemed', 'given-back', 'adjusted', 'expired'] as const;
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRY_KINDS)[number];
