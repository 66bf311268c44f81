import { describe, expect, it } from 'vitest';
import { compareEvents, type OrderEventKind } from './order-event.ts';
import { canBecome, ORDER_STATES, stateByFulfilment } from './order-states.ts';
import { paymentWord, type PaymentSums } from './payment-word.ts';

describe('the states of an order', () => {
  const pairs = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => [from, to] as const));
  const open = pairs.filter(([from, to]) => from !== to && canBecome(from, to));

  it('go on by 13 of 42 transitions and by no other [ORD-93]', () => {
    expect(pairs.filter(([from, to]) => from !== to)).toHaveLength(42);
    expect(open.map(([from, to]) => `${from} → ${to}`)).toEqual([
      'awaitingPayment → received',
      'awaitingPayment → pending',
      'awaitingPayment → expired',
      'received → pending',
      'received → canceled',
      'pending → partlyFulfilled',
      'pending → fulfilled',
      'pending → canceled',
      'partlyFulfilled → pending',
      'partlyFulfilled → fulfilled',
      'fulfilled → pending',
      'fulfilled → partlyFulfilled',
      'expired → pending',
    ]);
    expect(ORDER_STATES.filter((state) => canBecome(state, state))).toEqual([]);
  });

  it('can all be reached from the first [ORD-93]', () => {
    const reached = new Set<string>(['awaitingPayment']);
    for (const _ of ORDER_STATES) for (const [from, to] of open) if (reached.has(from)) reached.add(to);
    expect(reached.size).toBe(ORDER_STATES.length);
  });

  it('are partly fulfilled until all pieces of all lines are sent [ORD-101]', () => {
    const state = (...fulfilled: readonly number[]) =>
      stateByFulfilment(fulfilled.map((sent) => ({ pieces: 2, fulfilled: sent, canceled: 0 })));
    expect([state(0, 0), state(2, 0), state(1, 1), state(2, 2)]).toEqual([
      'pending',
      'partlyFulfilled',
      'partlyFulfilled',
      'fulfilled',
    ]);
  });
});

it('says of the payment what follows from the sums [ORD-94, ORD-82]', () => {
  const word = (sums: Partial<PaymentSums>) =>
    paymentWord({
      total: 100,
      paid: 0,
      refunded: 0,
      isProcessing: false,
      openDisputes: 0,
      lostDisputes: 0,
      ...sums,
    });
  expect([
    word({}),
    word({ isProcessing: true }),
    word({ paid: 100 }),
    word({ paid: 100, isProcessing: true }),
    word({ paid: 99 }),
    word({ paid: 100, refunded: 1 }),
    word({ paid: 100, refunded: 100 }),
    word({ paid: 100, openDisputes: 1 }),
    word({ paid: 100, lostDisputes: 100 }),
    word({ paid: 100, refunded: 40, lostDisputes: 60 }),
    word({ total: 0 }),
  ]).toEqual([
    'unpaid',
    'processing',
    'paid',
    'paid',
    'balanceDue',
    'partlyRefunded',
    'refunded',
    'disputed',
    'refunded',
    'refunded',
    'paid',
  ]);
});

it('tells the oldest event first, and of one moment what the others follow from [ORD-98]', () => {
  const event = (kind: OrderEventKind, second = 0, id = 'a') => ({ kind, id, at: new Date(second * 1000) });
  const told = (...events: readonly ReturnType<typeof event>[]) =>
    events.toSorted(compareEvents).map(({ kind, id }) => `${kind} ${id}`);
  expect(told(event('paid'), event('placed'), event('mailed'))).toEqual(['placed a', 'paid a', 'mailed a']);
  expect(told(event('refunded'), event('canceled'), event('paid', 1), event('paid'))).toEqual([
    'paid a',
    'canceled a',
    'refunded a',
    'paid a',
  ]);
  expect(told(event('fulfilled'), event('startedUnpaid'))).toEqual(['startedUnpaid a', 'fulfilled a']);
  expect(told(event('noted', 0, 'b'), event('noted', 0, 'a'), event('edited', 1), event('written'))).toEqual([
    'noted a',
    'written a',
    'noted b',
    'edited a',
  ]);
});
