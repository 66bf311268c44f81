import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PricedOrder, Sellable } from '#contract/order-drafts.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { OrderDraft } from '#domain/orders/order-draft.ts';
import type { Id } from '#lib/id.ts';
import { NewOrderScreen } from './new-order-screen.tsx';

const JUG: Sellable = {
  productId: '1'.repeat(24) as DocumentId,
  variantId: '2'.repeat(24) as Id,
  title: 'Jug',
  optionText: 'Blue',
  sku: 'JUG-1',
  price: 2000,
  left: 5,
  isSent: false,
};

let root: Root;
/** Orders that were made. */
let made: Record<string, unknown>[];
/** Added to what all lines come to, from the next answer on. */
let more: number;
let isAway: boolean;
/** What answers about totals wait for. */
let held: Promise<void>;

beforeEach(async () => {
  await page.viewport(1280, 900);
  [made, more, isAway, held] = [[], 0, false, Promise.resolve()];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input.toString(), location.href).pathname;
    if (path === '/api/orders/sellable')
      return Response.json({ currency: 'USD', found: [JUG], hasMore: false });
    const body = JSON.parse(init?.body as string);
    if (path === '/api/orders') {
      made.push(body);
      return Response.json({ id: 'a'.repeat(24) });
    }
    if (isAway) throw new TypeError('Failed to fetch');
    await held;
    return Response.json(priceOf(body));
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  const router = createMemoryRouter(
    [
      { path: '/commerce/orders/new', Component: NewOrderScreen },
      { path: '/commerce/orders/:orderId', element: <p>The order</p> },
    ],
    { initialEntries: ['/commerce/orders/new'] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => page.viewport(414, 896));

function priceOf({ lines }: OrderDraft): PricedOrder {
  const amounts = lines.map(({ pieces, unit }) => pieces * unit);
  const total = amounts.reduce((sum, amount) => sum + amount, more);
  return {
    currency: 'USD',
    lines: amounts.map((amount) => ({ amount, discount: 0, tax: 0, left: null })),
    subtotal: total,
    discount: 0,
    shipping: 0,
    tax: 0,
    taxIncluded: false,
    taxes: [],
    total,
    options: [],
    selected: null,
    deliveryProblem: null,
    requiresShipping: false,
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const items = () => page.getByRole('region', { name: 'Items' });
const totals = () => page.getByRole('region', { name: 'Totals' });
/** What is said of the total, without the marks around amounts. */
const total = () => /Total: \u2066(.+)\u2069$/u.exec(totals().element().textContent)?.[1];

async function addJug(): Promise<void> {
  await userEvent.click(button('Add products'));
  await userEvent.click(button('Add Jug, Blue'));
  await userEvent.click(button('Done'));
}

it('shows the totals of what is priced while an item is still being written, and makes no order of it before it is whole [ORD-105]', async () => {
  await addJug();
  await userEvent.click(button('Add an item of your own'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Engraving');
  await expect.poll(total).toBe('$20.00');
  // The line without a price comes to nothing, and takes nobody else's sum.
  const rows = () => items().getByRole('listitem').elements();
  expect(rows().map((row) => row.textContent.includes('$20.00'))).toEqual([true, false]);
  await userEvent.click(button('Create order'));
  await expect
    .element(page.getByText('Something is missing or wrong. It is said at its field.'))
    .toBeVisible();
  const prices = page.getByRole('textbox', { name: 'Price of a piece' });
  await expect.element(prices.nth(1)).toHaveFocus();
  expect(made).toEqual([]);
  await userEvent.fill(prices.nth(1), '10');
  await expect.poll(total).toBe('$30.00');
  await userEvent.click(page.getByRole('button', { name: /How is it paid/ }));
  await userEvent.click(page.getByRole('option', { name: 'It is paid already' }));
  await userEvent.click(button('Create order'));
  await expect.element(page.getByText('The order', { exact: true })).toBeVisible();
  expect(made).toMatchObject([
    {
      expectedTotal: 3000,
      payment: 'paid',
      lines: [
        { kind: 'product', variantId: '2'.repeat(24), pieces: 1, unit: 2000 },
        { kind: 'own', title: 'Engraving', pieces: 1, unit: 1000, isSent: false },
      ],
      delivery: { kind: 'option', optionId: null },
      discount: null,
    },
  ]);
});

it('makes no order of a total that nobody has seen [ORD-26, ORD-105]', async () => {
  await addJug();
  await expect.poll(total).toBe('$20.00');
  more = 500;
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await userEvent.fill(page.getByRole('textbox', { name: 'Price of a piece' }), '21');
  await userEvent.click(button('Create order'));
  resolve();
  await expect.element(page.getByText('The total has just changed. Look at it once more.')).toBeVisible();
  expect(made).toEqual([]);
  await expect.poll(total).toBe('$26.00');
  await userEvent.click(button('Create order'));
  await expect.poll(() => made).toMatchObject([{ expectedTotal: 2600 }]);
});

it('says that the totals did not come, and asks for them once more [EDIT-129, ORD-105]', async () => {
  isAway = true;
  await addJug();
  await expect.element(totals().getByRole('button', { name: 'Try again' })).toBeVisible();
  isAway = false;
  await userEvent.click(totals().getByRole('button', { name: 'Try again' }));
  await expect.poll(total).toBe('$20.00');
});

it('ends with its button where all of it is in one column, too [ORD-105]', async () => {
  await expect.poll(() => button('Create order').elements()).toHaveLength(1);
  await page.viewport(768, 900);
  await expect.poll(() => button('Create order').elements()).toHaveLength(2);
  await userEvent.click(button('Create order').nth(1));
  await expect.element(page.getByText('Add at least one item.')).toBeVisible();
});
