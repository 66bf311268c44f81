import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StockedVariant, StockMovementEntry } from '#contract/inventory.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { MovementsDialog } from './movements-dialog.tsx';

const VARIANT: StockedVariant = {
  id: 'd'.repeat(24) as Id<'variant'>,
  documentId: 'a'.repeat(24) as DocumentId,
  title: 'Jug',
  optionText: 'Small',
  sku: 'JUG-1',
  isSkuRepeated: false,
  quantity: 4,
};
const [PAID, UNPAID] = ['1'.repeat(24) as Id<'order'>, '2'.repeat(24) as Id<'order'>];
const moved = (id: string, changes: Partial<StockMovementEntry>): StockMovementEntry => ({
  id: id.repeat(24) as Id<'stock-movement'>,
  kind: 'reserved',
  pieces: 1,
  effect: -1,
  left: 4,
  person: null,
  order: null,
  at: '2026-11-26T10:00:00.000Z',
  ...changes,
});

let root: Root;
beforeEach(() => {
  const movements = [
    moved('a', { order: { id: PAID, number: '00007' } }),
    moved('b', { kind: 'released', effect: 2, order: { id: UNPAID, number: null } }),
    moved('c', { kind: 'counted', effect: 5, person: 'Anna' }),
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ movements, total: 3 }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

it('says of each change who made it, with the way to an order that has a page alone [ORD-88]', async () => {
  const element = <MovementsDialog variant={VARIANT} onClose={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const dialog = page.getByRole('dialog', { name: 'History of Jug · Small' });
  await expect.element(dialog.getByText('Anna')).toBeVisible();
  const links = dialog.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order 00007', `/commerce/orders/${PAID}`],
  ]);
  await expect.element(dialog.getByText('Order that was not paid')).toBeVisible();
  // What it added, then what was left.
  const effects = dialog
    .getByRole('row')
    .elements()
    .map(({ textContent }) => /[+-]\d+/.exec(textContent)?.[0]);
  expect(effects.slice(1)).toEqual(['-14', '+24', '+54']);
});
