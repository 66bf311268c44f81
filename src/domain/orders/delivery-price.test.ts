import { expect, it } from 'vitest';
import { deliveryDiscount, deliveryPrice } from './delivery-price.ts';

it.each([
  ['nothing is taken off', { shipping: 500, discount: 0, discounts: [] }, 0, 500],
  [
    'something is taken off lines alone',
    { shipping: 500, discount: 300, discounts: [{ amount: 300 }] },
    0,
    500,
  ],
  ['it costs nothing by a discount', { shipping: 0, discount: 0, discounts: [{ amount: 500 }] }, 500, 500],
  [
    'something is taken off both',
    { shipping: 250, discount: 300, discounts: [{ amount: 250 }, { amount: 300 }] },
    250,
    500,
  ],
  ['an owner took something off by hand', { shipping: 500, discount: 300, discounts: [] }, 0, 500],
])('the delivery before its discounts where %s [ORD-40, ORD-41]', (_, delivered, off, price) => {
  expect(deliveryDiscount(delivered)).toBe(off);
  expect(deliveryPrice(delivered)).toBe(price);
});
