import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { OrderEvents } from './order-events.tsx';

const ORDER = {
  currency: 'USD',
  timeline: [
    {
      id: 'a',
      kind: 'placed',
      by: 'buyer',
      person: null,
      at: '2026-11-26T10:00:00.000Z',
      text: '',
      amount: null,
    },
  ],
} as unknown as Order;

let root: Root;
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const textOf = () => document.querySelector('li')?.textContent;

it('says of a donation that a donor gave, and of an order that a buyer placed it [ORD-98, ORD-126]', async () => {
  root.render(<OrderEvents order={ORDER} isDonation />);
  await expect.poll(textOf).toMatch(/^Donation madeDonor · /);
  root.render(<OrderEvents order={ORDER} />);
  await expect.poll(textOf).toMatch(/^Order placedBuyer · /);
});
