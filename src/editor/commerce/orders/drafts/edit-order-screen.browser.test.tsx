import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PricedOrder, Sellable } from '#contract/order-drafts.ts';
import type { Order } from '#contract/orders.ts';
import { BootContext } from '../../../site-context/boot-context.ts';
import { SAMPLE_ORDER } from '../testing/sample-order.ts';
import { EditOrderScreen } from './edit-order-screen.tsx';

const ORDER: Order = {
  ...SAMPLE_ORDER,
  total: 5500,
  paid: 5500,
  refunded: 1500,
  due: 0,
};
const PRICED: PricedOrder & { due: number; tooMuch: number } = {
  currency: 'USD',
  lines: [{ amount: 5000, discount: 0, tax: 0, left: null }],
  subtotal: 5000,
  discount: 0,
  shipping: 500,
  tax: 0,
  taxIncluded: false,
  taxes: [],
  total: 5500,
  options: [],
  selected: null,
  deliveryProblem: null,
  requiresShipping: false,
  due: 0,
  tooMuch: 0,
};

function sellable(number: number): Sellable {
  const id = String(number).padStart(24, '0');
  const told = { optionText: '', sku: '', price: 100, left: null, isSent: false };
  return {
    ...told,
    productId: id as Sellable['productId'],
    variantId: id as Sellable['variantId'],
    title: `Product ${number}`,
  };
}

let root: Root;
let saved: unknown[];
beforeEach(async () => {
  await page.viewport(1280, 900);
  saved = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), location.href);
    if (url.pathname.endsWith('/edit/price')) return Response.json(PRICED);
    if (url.pathname.endsWith('/edit')) {
      saved.push(JSON.parse(init?.body as string));
      return Response.json({});
    }
    if (!url.pathname.endsWith('/sellable')) return Response.json(ORDER);
    const isFirst = url.searchParams.get('page') === '1';
    const found = isFirst ? Array.from({ length: 20 }, (_, place) => sellable(place + 1)) : [sellable(21)];
    return Response.json({ currency: 'USD', found, hasMore: isFirst });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  const router = createMemoryRouter(
    [
      { path: '/commerce/orders/:orderId/edit', Component: EditOrderScreen },
      { path: '/commerce/orders/:orderId', element: <p>The order</p> },
    ],
    { initialEntries: [`/commerce/orders/${ORDER.id}/edit`] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <BootContext value={{ permissions: [] } as never}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => page.viewport(414, 896));

it('changes the email and phone of its buyer, and says what was refunded beside what was paid [ORD-80, ORD-100]', async () => {
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveValue('ada@example.org');
  const text = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  await expect.poll(text).toContain('Paid so far$55.00Refunded$15.00');
  for (const wrong of ['', 'ada']) {
    await userEvent.fill(email, wrong);
    await userEvent.click(page.getByRole('button', { name: 'Save order' }));
    await expect.element(email).toBeInvalid();
    await expect.element(page.getByText('Enter a valid email.')).toBeVisible();
  }
  expect(saved).toEqual([]);
  await userEvent.fill(email, 'ada.b@example.org');
  await userEvent.fill(page.getByRole('textbox', { name: /^Phone/ }), '+1 860 555 0100');
  await userEvent.click(page.getByRole('button', { name: 'Save order' }));
  await expect.element(page.getByText('The order', { exact: true })).toBeVisible();
  expect(saved).toMatchObject([{ email: 'ada.b@example.org', phone: '+1 860 555 0100', version: 3 }]);
});

it('says nothing of email and phone that stay [ORD-100]', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Save order' }));
  await expect.element(page.getByText('The order', { exact: true })).toBeVisible();
  expect(saved).toMatchObject([{ email: null, phone: null }]);
});

it('finds products beyond the first 20, and leads to the first of them [ORD-100, ORD-105]', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Add products' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Product 20', { exact: true })).toBeVisible();
  (dialog.getByRole('button', { name: 'Show more' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Product 21', { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Product 21');
  await expect.element(dialog.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
