import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommerceArea } from '../../areas/commerce-area.tsx';
import { ShellLayout } from '../../shell/shell-layout.tsx';
import { BootContext } from '../../site-context/boot-context.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';

const ID = '1'.repeat(24);
const RECEIPT = {
  id: ID,
  number: '00012',
  name: 'Ada Lovelace',
  placedAt: '2026-11-25T10:00:00.000Z',
  keptUntil: '2036-11-25T10:00:00.000Z',
  total: 4853,
  currency: 'USD',
};

let root: Root;
let receipts: unknown[];
beforeEach(() => {
  receipts = [RECEIPT];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/api/kept-receipts'))
      return Response.json({ receipts, total: receipts.length, hasMore: false });
    // The report itself is of no interest here.
    if (url.includes('/api/reports/')) return Response.json({ code: 'internal' }, { status: 500 });
    return Response.json({ people: [] });
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

function open(permissions: readonly string[]): void {
  const facts = {
    areas: ['commerce'],
    permissions,
    dashboardUrl: 'http://app.localhost/',
    account: { id: 'a'.repeat(24), name: 'Anna', email: 'anna@example.com' },
    site: { id: 'b'.repeat(24), title: 'Quarry Lane', siteDocumentId: 'c'.repeat(24) },
  } as unknown as BootFacts;
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: '/commerce/*', Component: CommerceArea }] }],
    { initialEntries: ['/commerce/reports'] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <BootContext value={facts}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
}

it('shows kept receipts to who keeps the books and may not see orders, by keyboard from the reports [ORD-153]', async () => {
  open(['commerce.accounting']);
  const button = page.getByRole('button', { name: 'Kept receipts' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const receipt = page.getByRole('link', { name: 'Receipt 00012' });
  await expect.element(receipt).toHaveAttribute('href', `/api/kept-receipts/print?ids=${ID}`);
  await expect.element(page.getByText('Ada Lovelace')).toBeVisible();
  await expect.element(page.getByText(/\$48\.53/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Print this page' })).toBeVisible();
});

it('says that there are none, and offers nothing to who may see orders alone [ORD-153]', async () => {
  receipts = [];
  open(['commerce.accounting']);
  await page.getByRole('button', { name: 'Kept receipts' }).click();
  await expect.element(page.getByText('No kept receipts')).toBeVisible();
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  open(['commerce.orders']);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Kept receipts' }).elements()).toEqual([]);
});
