import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EarlierPrice } from '#contract/subscription-prices.ts';
import { MovePricesButton } from './move-prices-button.tsx';

const GOLD: EarlierPrice = {
  kind: 'membership',
  productId: 'gold',
  variantId: 'gold',
  period: { value: 1, unit: 'month' },
  title: 'Gold',
  optionText: '',
  amount: 2500,
  currency: 'USD',
  count: 2,
  lowest: 1000,
  highest: 2000,
};
const COFFEE: EarlierPrice = {
  ...GOLD,
  kind: 'product',
  productId: 'coffee',
  variantId: 'small',
  title: 'Coffee',
  optionText: 'Small',
  amount: 1200,
  count: 1,
  lowest: 1000,
  highest: 1000,
};

let root: Root;
let prices: EarlierPrice[];
let sent: unknown[];
beforeEach(() => {
  [prices, sent] = [[GOLD, COFFEE], []];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json({ prices });
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    return Response.json({});
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(kind?: 'membership'): void {
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MovePricesButton {...(kind === undefined ? {} : { kind })} />
      <p>drawn</p>
    </QueryClientProvider>,
  );
}

it('says how many pay what, moves those of what is chosen, and gives the focus back [MEMB-56, ORD-111]', async () => {
  open();
  const button = page.getByRole('button', { name: 'Move to new prices' });
  await userEvent.click(button);
  await expect
    .element(page.getByText(/^2 pay .*10\.00.* to .*20\.00.* now, and .*25\.00.* then/))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Gold/ }));
  await userEvent.click(page.getByRole('option', { name: /Coffee \(Small\)/ }));
  await expect.element(page.getByText(/^1 pays .*10\.00.* now, and .*12\.00.* then/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Move 1 subscriber' }));
  await expect
    .poll(() => sent)
    .toEqual([{ variantId: 'small', period: { value: 1, unit: 'month' }, amount: 1200 }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('is not there where all pay what is asked now, nor among plans where none has another price [MEMB-56]', async () => {
  prices = [COFFEE];
  open('membership');
  await expect.element(page.getByText('drawn')).toBeVisible();
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(1);
  expect(page.getByRole('button').elements()).toEqual([]);
});
