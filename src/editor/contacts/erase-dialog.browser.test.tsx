import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonalPart } from '#contract/contact-privacy.ts';
import { EraseDialog } from './erase-dialog.tsx';

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

it('names what there is of a person in the shop, with what becomes of it, and nothing that there is none of [CRM-24, ORD-153]', async () => {
  const parts: readonly PersonalPart[] = [
    { name: 'orders', fate: 'receipt', count: 2 },
    { name: 'gift cards', fate: 'anonymous', count: 1 },
    { name: 'subscriptions', fate: 'anonymous', count: 1 },
    { name: 'abandoned carts', fate: 'anonymous', count: 3 },
    { name: 'back in stock', fate: 'gone', count: 1 },
    { name: 'payment methods', fate: 'gone', count: 1 },
    { name: 'mail opt-outs', fate: 'gone', count: 1 },
    { name: 'product reviews', fate: 'gone', count: 4 },
    { name: 'discounts', fate: 'gone', count: 1 },
    { name: 'checkouts', fate: 'gone', count: 1 },
    { name: 'carts', fate: 'gone', count: 1 },
    { name: 'comments', fate: 'anonymous', count: 0 },
  ];
  root.render(
    <EraseDialog name="Grace" parts={parts} onClose={() => {}} onErase={() => Promise.resolve()} />,
  );
  await expect.element(page.getByRole('alertdialog', { name: /^Erase .*Grace/ })).toBeVisible();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Orders (2): stays, with name and address on the receipt only',
    'Gift cards (1): stays without a name',
    'Subscriptions (1): stays without a name; what still runs ends at once and charges nothing more',
    'Abandoned checkouts (3): stays without a name',
    'Products waited for (1): goes',
    'Saved ways to pay (1): goes',
    'Emails that were ended (1): goes',
    'Product reviews (4): goes',
    'Discounts for this person alone (1): goes',
    'Checkouts without an order (1): goes',
    'Carts (1): goes',
  ]);
});
