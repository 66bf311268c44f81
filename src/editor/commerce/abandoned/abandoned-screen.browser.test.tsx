import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommerceArea } from '../../areas/commerce-area.tsx';
import { ShellLayout } from '../../shell/shell-layout.tsx';
import { BootContext } from '../../site-context/boot-context.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';

const CART = {
  id: '1'.repeat(24),
  abandonedAt: '2026-11-25T10:00:00.000Z',
  email: 'ada@example.org',
  kind: 'shop',
  lines: ['Jug', 'Mug', 'Bowl', 'Plate'].map((title) => ({ title, pieces: 2 })),
  pieces: 8,
  amount: 8500,
  currency: 'USD',
  state: 'not-mailed',
  mailing: 'off',
  openedAt: null,
  isPaymentTried: true,
  order: null,
};
const CARTS = [
  CART,
  {
    ...CART,
    id: '2'.repeat(24),
    email: '',
    lines: [],
    state: 'recovered',
    mailing: 'sent',
    isPaymentTried: false,
    order: { id: '3'.repeat(24), number: '00012' },
  },
];

let root: Root;
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/api/reports/abandoned')) {
      return Response.json({
        range: { from: '2026-10-28', to: '2026-11-26' },
        timeZone: 'UTC',
        currency: 'USD',
        currencies: ['USD'],
        abandoned: { count: 4, amount: 8500 },
        mailed: { count: 2, amount: 6000 },
        recovered: { count: 1, amount: 7000 },
      });
    }
    if (!url.includes('/api/abandoned-carts')) return Response.json({ people: [] });
    asked.push(new URL(url, location.href).search);
    const carts = url.includes('state=opened') ? [] : CARTS;
    return Response.json({ carts, total: carts.length, hasMore: false });
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

function open(path: string): void {
  const facts = {
    areas: ['commerce'],
    permissions: ['commerce.orders'],
    dashboardUrl: 'http://app.localhost/',
    account: { id: 'a'.repeat(24), name: 'Anna', email: 'anna@example.com' },
    site: { id: 'b'.repeat(24), title: 'Quarry Lane', siteDocumentId: 'c'.repeat(24) },
  } as unknown as BootFacts;
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: '/commerce/*', Component: CommerceArea }] }],
    { initialEntries: [path] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <BootContext value={facts}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
}

it('lists who left which items, why nobody was mailed, and the order that came of it [ORD-150]', async () => {
  open('/commerce/orders/abandoned');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Abandoned checkouts' })).toBeVisible();
  const first = page.getByRole('row').nth(1);
  for (const text of ['ada@example.org', 'Began to pay', '2 × Jug', 'and 1 more', /\$85\.00/]) {
    await expect.element(first.getByText(text)).toBeInTheDocument();
  }
  await expect.element(first.getByText('The reminder was switched off')).toBeVisible();
  const second = page.getByRole('row').nth(2);
  await expect.element(second.getByText('Forgotten')).toBeVisible();
  await expect.element(second.getByText('8 items')).toBeInTheDocument();
  await expect
    .element(second.getByRole('link', { name: 'Order 00012' }))
    .toHaveAttribute('href', `/commerce/orders/${'3'.repeat(24)}`);
  // The words of the mail are for those who may change them.
  expect(page.getByRole('button', { name: 'Reminder email' }).query()).toBeNull();
  (page.getByRole('button', { name: /Show/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  (page.getByRole('option', { name: 'Back in the cart' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('None in this state')).toBeVisible();
  expect(asked.at(-1)).toContain('state=opened');
});

it('reports what was left, mailed and recovered, with amounts [ORD-150]', async () => {
  open('/commerce/reports?report=abandoned');
  for (const text of [/\$85\.00/, '50 % of the abandoned', /\$70\.00/, '50 % of the mailed']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'Export' }))
    .toHaveAttribute('href', '/api/reports/abandoned.csv?period=last30');
});
