import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PaymentComparison as Compared, PaymentDifference } from '#contract/payments.ts';
import { createId } from '#lib/id.ts';
import { PaymentComparison } from './payment-comparison.tsx';

const AT = '2026-11-26T03:05:00.000Z';
const OPEN: PaymentDifference = {
  id: createId<'payment-difference'>(),
  provider: 'stripe',
  kind: 'payment',
  order: { id: createId<'order'>(), number: '00012' },
  providerId: 'pi_123',
  currency: 'USD',
  here: 5000,
  there: null,
  foundAt: AT,
  settledAt: null,
  isSettledByHand: false,
};

let root: Root;
let answer: Compared;
let sent: string[];
beforeEach(() => {
  sent = [];
  answer = {
    compared: [{ provider: 'stripe', triedAt: AT, comparedAt: AT }],
    differences: [],
    open: 0,
    total: 0,
    hasMore: false,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json(answer);
    sent.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
    const settled = { ...OPEN, settledAt: AT, isSettledByHand: true };
    answer = { ...answer, differences: [settled], open: 0 };
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

function open(): void {
  const router = createMemoryRouter([{ path: '*', Component: PaymentComparison }]);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('says when all was equal, and when the provider did not answer since [ORD-168]', async () => {
  answer = {
    ...answer,
    compared: [{ provider: 'stripe', triedAt: '2026-11-27T03:05:00.000Z', comparedAt: AT }],
  };
  open();
  await expect.element(page.getByText(/^Last compared on .*: everything is equal\.$/)).toBeVisible();
  await expect.element(page.getByText(/^Stripe did not answer on .* asked again each hour\.$/)).toBeVisible();
  expect(document.querySelector('ul')).toBeNull();
});

it('shows both sums of a difference with its order, and marks it as settled by the keyboard [ORD-168]', async () => {
  const alone = { ...OPEN, id: createId<'payment-difference'>(), order: null, here: null, there: 700 };
  answer = { ...answer, differences: [OPEN, { ...alone, kind: 'refund' }], open: 2, total: 2 };
  open();
  await expect.element(page.getByText(/^2 differences are open\./)).toBeVisible();
  const link = page.getByRole('link', { name: /Payment of order .*00012/ });
  await expect.element(link).toHaveAttribute('href', `/commerce/orders/${OPEN.order?.id}`);
  await expect.element(page.getByText(/In your shop .*\$50\.00.*, at Stripe unknown/)).toBeVisible();
  await expect.element(page.getByText('Refund without a placed order')).toBeVisible();
  await expect.element(page.getByText(/In your shop unknown, at Stripe .*\$7\.00/)).toBeVisible();
  const settle = page.getByRole('button', { name: /Mark as settled: Payment of order/ });
  (settle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Marked as settled on /)).toBeVisible();
  expect(sent).toEqual([`/api/payments/differences/${OPEN.id}/settle`]);
  expect(document.activeElement).toBe(document.querySelector('ul'));
});

it('shows nothing of it in a shop without a provider [ORD-168]', async () => {
  answer = { ...answer, compared: [] };
  open();
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalled());
  expect(document.body.textContent).toBe('');
});
