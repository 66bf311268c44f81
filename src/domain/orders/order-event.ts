/** What stands in the timeline of an order (ORD-98). */
export const ORDER_EVENT_KINDS = [
  'placed',
  'paid',
  'paidByCard',
  'edited',
  'mailed',
  'mailRefused',
  'written',
  'noted',
  'ready',
  'fulfilled',
  'fulfilmentUndone',
  'trackingChanged',
  'startedUnpaid',
  'canceled',
  'refunded',
  'refundFailed',
  'piecesCanceled',
  'expired',
  'paidLate',
  'disputed',
  'disputeWon',
  'disputeLost',
  'withdrawn',
  'withdrawalDone',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** Who did it. */
export const ORDER_EVENT_BY = ['buyer', 'person', 'system'] as const;
export type OrderEventBy = (typeof ORDER_EVENT_BY)[number];
