/** As long as a link to pay what is open of an order works (ORD-100). */
export const LINK_LIFE_MS = 7 * 86_400_000;
