/** What an order is for: donations have a list, numbers and mails of their own (ORD-126). */
export type OrderKind = 'shop' | 'donation' | 'gift-card';

/** Which of them is asked for: those that are fulfilled, donations, or whatever there is. */
export type OrdersAsked = 'orders' | 'donations' | 'all';

/** What becomes of a cart of a kind. */
export function orderKindOf(kind: string): OrderKind {
  return kind === 'donation' || kind === 'gift-card' ? kind : 'shop';
}

export function isAsked(kind: OrderKind, asked: OrdersAsked): boolean {
  return asked === 'all' || (kind === 'donation') === (asked === 'donations');
}
