/** As many cards pay for one order (ORD-123). */
export const MAX_ORDER_GIFT_CARDS = 5;
