import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShopStart } from '#contract/shop-start.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { BootContext } from '../../site-context/boot-context.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';
import { StartScreen } from './start-screen.tsx';

const ALL: readonly Permission[] = [
  'commerce.orders',
  'commerce.store-settings',
  'commerce.inventory',
  'commerce.shipping',
  'commerce.payments',
  'content.publish',
];
const NONE = { toSend: 0, toPay: 0, low: 0, soldOut: 0 };

let root: Root;
let answer: ShopStart;
beforeEach(() => {
  localStorage.clear();
  answer = { done: ['settings'], productPath: null, today: null, waiting: NONE };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer));
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

function open(permissions = ALL) {
  const facts = { permissions, siteId: 's', account: { id: 'a' } } as unknown as BootFacts;
  const router = createMemoryRouter(
    [
      { path: '/commerce/start', Component: StartScreen },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/commerce/start'] },
  );
  root.render(
    <BootContext value={facts}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </BootContext>,
  );
  return router;
}

it('lists the steps with what is done, and each has one button that leads there [COMM-116]', async () => {
  const router = open();
  await expect.element(page.getByText('1 of 6 steps done')).toBeVisible();
  const steps = page.getByRole('listitem');
  expect(steps.elements().map((step) => step.querySelectorAll('button').length)).toEqual([1, 1, 1, 1, 1, 1]);
  await expect.element(page.getByRole('heading', { name: 'Say who sells Done' })).toBeVisible();
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Add a product');
  await userEvent.click(page.getByRole('button', { name: 'Shipping' }));
  expect(router.state.location.pathname).toBe('/commerce/shipping');
});

it('says of a step that somebody else has to do it [ROLE-25]', async () => {
  open(['commerce.store-settings']);
  await expect.element(page.getByText('1 of 6 steps done')).toBeVisible();
  expect(page.getByText('Somebody with more permissions does this.').elements()).toHaveLength(5);
});

it('hides the list, brings it back, and remembers it; the focus goes to what brings it back [COMM-116]', async () => {
  open();
  await userEvent.click(page.getByRole('button', { name: 'Hide the list' }));
  const back = page.getByRole('button', { name: 'Show the first steps' });
  await expect.element(back).toHaveFocus();
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  open();
  await expect.element(back).toBeVisible();
  await userEvent.click(back);
  await expect.element(page.getByText('1 of 6 steps done')).toBeVisible();
});

it('shows today and what waits once all is done, and nothing that does not wait [ORD-95]', async () => {
  answer = {
    done: ['settings', 'product', 'delivery', 'payment', 'publish', 'order'],
    productPath: '/shop/jug',
    today: { orders: 2, total: 6600, currency: 'USD' },
    waiting: { ...NONE, toSend: 1, low: 3 },
  };
  open();
  await expect.element(page.getByRole('link', { name: '1 order to fulfill' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '3 products with few pieces left' }))
    .toHaveAttribute('href', '/commerce/products?stock=low');
  expect(page.getByRole('region', { name: 'What waits for you' }).getByRole('link').elements()).toHaveLength(
    2,
  );
  expect(page.getByRole('region', { name: 'Today' }).element().textContent).toContain(
    'Orders2Total\u2066$66.00',
  );
  expect(page.getByText('6 of 6 steps done').elements()).toHaveLength(0);
});
