import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { PrintWords } from './print-words.ts';
import { receiptRows } from './receipt-rows.ts';

const words = {
  translate: (message: Parameters<PrintWords['translate']>[0]) => translateEnglish(message),
  rate: (rate: number) => `${rate / 10_000} %`,
} as unknown as PrintWords;

const ORDER = {
  currency: 'USD',
  state: 'pending',
  subtotal: 6000,
  discounts: [],
  deliveryOption: null,
  isTaxExempt: false,
  taxes: [],
  taxIncluded: false,
  total: 6000,
  giftCards: [],
  paid: 5000,
  refunded: 0,
  returned: 0,
};

const shown = (changes: Partial<typeof ORDER>) =>
  receiptRows({ ...ORDER, ...changes } as unknown as StoredOrder, words).map(
    ({ title, amount }) => `${title} ${amount}`,
  );

it('asks on a receipt for what is still to be paid, what came back of an edit included [ORD-100, ORD-104]', () => {
  expect(shown({}).at(-1)).toBe('Still to pay $10.00');
  expect(shown({ paid: 6000, refunded: 2000, returned: 2000 }).at(-1)).toBe('Still to pay $20.00');
  expect(shown({ paid: 6000, refunded: 2000 }).at(-1)).toBe('Refunded $20.00');
  expect(shown({ state: 'canceled' }).at(-1)).toBe('Paid $50.00');
});
