/** What the orders of the list are for; donations have a list of their own (ORD-95, ORD-126). */
export const ORDER_SORTS = ['shop', 'gift-card', 'subscription'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
