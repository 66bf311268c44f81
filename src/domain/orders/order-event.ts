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

/** What happens in one moment, in the order in which one follows from the other; all else comes after it. */
const FIRST: readonly OrderEventKind[] = [
  'expired',
  'placed',
  'paidByCard',
  'paid',
  'paidLate',
  'startedUnpaid',
  'edited',
  'withdrawn',
  'canceled',
  'piecesCanceled',
  'ready',
  'fulfilled',
  'refunded',
  'refundFailed',
];

interface TimedEvent {
  readonly kind: OrderEventKind;
  readonly id: string;
  readonly at: Date;
}

/** Compares events for a timeline, the oldest first; of one moment what others follow from comes before them (ORD-98). */
export function compareEvents(one: TimedEvent, other: TimedEvent): number {
  const place = ({ kind }: TimedEvent) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
  return (
    one.at.getTime() - other.at.getTime() ||
    place(one) - place(other) ||
    Number(one.id > other.id) - Number(one.id < other.id)
  );
}
