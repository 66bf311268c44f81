import { expect, it } from 'vitest';
import { createOrder, priceOrderDraft } from './order-drafts.ts';
import { printOrders } from './order-prints.ts';
import { exportOrders, fulfilOrder, listOrders, noteOrder } from './orders.ts';

it('takes a note of 2,000 characters and no longer one [ORD-99]', () => {
  const taken = (length: number) => noteOrder.body?.safeParse({ text: 'a'.repeat(length) }).success;
  expect([taken(0), taken(1), taken(2000), taken(2001)]).toEqual([false, true, true, false]);
});

it('prints up to 100 orders at once [ORD-104]', () => {
  const taken = (count: number) => {
    const ids = Array.from({ length: count }, (_, place) => place.toString(16).padStart(24, '0')).join(',');
    return printOrders.query?.safeParse({ kind: 'slips', ids }).success;
  };
  expect([taken(1), taken(100), taken(101)]).toEqual([true, true, false]);
  expect(printOrders.query?.safeParse({ kind: 'slips', ids: '' }).success).toBe(false);
});

it('narrows the list and what is exported of it by the same four words [ORD-95, ORD-103, COMM-116]', () => {
  for (const query of [listOrders.query, exportOrders.query]) {
    const taken = ['pending', 'fulfilled', 'canceled', 'refunded', 'awaitingPayment', 'expired'].filter(
      (filter) => query?.safeParse({ filter }).success,
    );
    expect(taken).toEqual(['pending', 'fulfilled', 'canceled', 'refunded']);
  }
});

it('takes a parcel with a link to follow it of the web alone, and with a day that there is [ORD-101]', () => {
  const lines = [{ lineId: 'a'.repeat(24), pieces: 1 }];
  const parcel = { version: 0, lines, carrier: '', tracking: '', url: '', isMailed: true };
  const taken = (changes: object) => fulfilOrder.body?.safeParse({ ...parcel, ...changes }).success;
  expect(
    ['', 'https://post.example/T1', 'javascript:alert(1)', 'ftp://post.example'].map((url) => taken({ url })),
  ).toEqual([true, true, false, false]);
  expect([taken({ day: '2026-02-28' }), taken({ day: '2026-02-30' })]).toEqual([true, false]);
});

it('makes orders for nobody or for an email that follows the rule, while any is priced that is being typed [ORD-18, ORD-105, LINK-38]', () => {
  const address = {
    name: '',
    company: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
  };
  const lines = [{ kind: 'own', title: 'Engraving', isSent: false, pieces: 1, unit: 1000 }];
  const draft = { phone: '', address, lines, discount: null, delivery: { kind: 'none' } };
  const sent = { ...draft, submission: 'a'.repeat(24), expectedTotal: 1000, payment: 'unpaid' };
  const taken = (email: string) => [
    createOrder.body?.safeParse({ ...sent, email }).success,
    priceOrderDraft.body?.safeParse({ ...draft, email }).success,
  ];
  expect([taken(''), taken(' ada@example.org ')]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect([taken('ada@'), taken('ada@example.museum')]).toEqual([
    [false, true],
    [false, true],
  ]);
});
