/** The states of an order, as they are stored (ORD-93). */
export const ORDER_STATES = [
  'awaitingPayment',
  'received',
  'pending',
  'partlyFulfilled',
  'fulfilled',
  'canceled',
  'expired',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What each can become; 'expired' becomes 'pending' only where money arrives after all (ORD-162). */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaitingPayment: ['pending', 'received', 'expired'],
  received: ['pending', 'canceled'],
  pending: ['partlyFulfilled', 'fulfilled', 'canceled'],
  partlyFulfilled: ['pending', 'fulfilled'],
  fulfilled: ['pending', 'partlyFulfilled'],
  canceled: [],
  expired: ['pending'],
};

/** Whether an order can go from one state to the other: 13 of 42 transitions (ORD-93). */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The state of a paid order by how many of its pieces were sent, of those that were not given up (ORD-101, ORD-102). */
export function stateByFulfilment(
  lines: readonly { readonly pieces: number; readonly fulfilled: number; readonly canceled: number }[],
): 'pending' | 'partlyFulfilled' | 'fulfilled' {
  if (lines.every(({ fulfilled }) => fulfilled === 0)) return 'pending';
  const isDone = lines.every(({ pieces, fulfilled, canceled }) => fulfilled + canceled >= pieces);
  return isDone ? 'fulfilled' : 'partlyFulfilled';
}

/** The filters of the list, over the states of orders that were placed (COMM-116, ORD-95). */
export const ORDER_FILTERS = ['pending', 'fulfilled', 'canceled', 'refunded'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** States that a filter shows; orders that were refunded are found by their payment. */
export const FILTER_STATES: Readonly<Record<Exclude<OrderFilter, 'refunded'>, readonly OrderState[]>> = {
  pending: ['received', 'pending', 'partlyFulfilled'],
  fulfilled: ['fulfilled'],
  canceled: ['canceled'],
};
