/** Lines of a cart (ORD-02). */
export const MAX_CART_LINES = 100;
/** Codes of discounts in a cart (ORD-51). */
export const MAX_CART_CODES = 5;
/** A cart expires 30 days after its last change (ORD-07). */
export const CART_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
