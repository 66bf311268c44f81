import { expect, it } from 'vitest';
import { hasToBeFetched } from './has-to-be-fetched.ts';
import { orderDelivery } from './order-delivery.ts';
import { taxesByName } from './taxes-by-name.ts';

it('sums up the rates of a tax, in the order in which they come [ORD-67]', () => {
  const taxes = [
    { name: 'VAT', amount: 190 },
    { name: 'City', amount: 5 },
    { name: 'VAT', amount: 70 },
  ];
  expect(taxesByName(taxes)).toEqual([
    { name: 'VAT', amount: 260 },
    { name: 'City', amount: 5 },
  ]);
});

it('keeps place, hours and instructions of what is fetched alone [ORD-61]', () => {
  const option = { name: 'Workshop', estimate: '9 to 17', description: 'Ring', isPickup: true };
  expect(orderDelivery(option)).toEqual({
    name: 'Workshop',
    isPickup: true,
    pickupNote: '9 to 17\nRing',
  });
  expect(orderDelivery({ ...option, estimate: '', description: '' })).toEqual({
    name: 'Workshop',
    isPickup: true,
  });
  expect(orderDelivery({ ...option, isPickup: false })).toEqual({ name: 'Workshop', isPickup: false });
});

it.each([
  ['pending', true, 0, true],
  ['received', true, 1, true],
  ['partlyFulfilled', true, 1, true],
  ['pending', true, 2, false],
  ['pending', false, 0, false],
  ['canceled', true, 0, false],
  ['expired', true, 0, false],
  ['awaitingPayment', true, 0, false],
] as const)(
  'of an order that is %s, picked up: %s, with %i of 2 gone: is fetched %s [ORD-61]',
  (state, isPickup, gone, is) => {
    const order = {
      state,
      deliveryOption: { name: 'Workshop', isPickup },
      lines: [{ pieces: 2, fulfilled: gone, canceled: 0 }],
    };
    expect(hasToBeFetched(order)).toBe(is);
    expect(hasToBeFetched({ ...order, deliveryOption: null })).toBe(false);
  },
);
