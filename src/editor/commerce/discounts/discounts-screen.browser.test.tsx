import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedDiscount } from '#contract/discounts.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { DiscountsScreen } from './discounts-screen.tsx';

const JUG = 'b'.repeat(24) as DocumentId;
const SPRING: ListedDiscount = {
  id: 'a'.repeat(24) as Id<'discount'>,
  trigger: 'code',
  title: 'For friends',
  code: 'SPRING',
  effect: { kind: 'percent', on: 'order', percent: 1250 },
  conditions: {
    minimumSubtotal: null,
    minimumPieces: null,
    productIds: [JUG],
    categories: null,
    isForMembers: false,
    isForFirstOrder: false,
    countries: null,
    leavesOutSales: false,
  },
  emails: null,
  isExclusive: false,
  startsAt: '2026-11-26T09:30',
  endsAt: null,
  useLimit: 5,
  customerLimit: null,
  charges: 1,
  state: 'active',
  isPaused: false,
  uses: 2,
  generated: 0,
  generatedUsed: 0,
  version: 3,
};

let root: Root;
let sent: [method: string, path: string, body: unknown][];
let asked: string[];
let listed: readonly ListedDiscount[];
let triggers: readonly string[];
let refusal: object | null;
beforeEach(() => {
  [sent, asked, listed, triggers, refusal] = [[], [], [SPRING], ['code', 'automatic'], null];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const path = new URL(address, location.href).pathname;
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      sent.push([method, path, JSON.parse((init?.body as string | undefined) ?? 'null')]);
      if (refusal !== null) return Response.json(refusal, { status: 409 });
      return Response.json(path.endsWith('/codes') ? { generated: 100 } : { id: SPRING.id });
    }
    if (path === '/api/discount-items') {
      return Response.json({ products: [{ id: JUG, title: 'Jug' }], categories: ['Bowls'] });
    }
    asked.push(address.split('?')[1] ?? '');
    return Response.json({
      discounts: listed,
      products: [{ id: JUG, title: 'Jug' }],
      total: listed.length,
      all: listed.length,
      triggers,
      currency: 'USD',
      timeZone: 'Europe/Berlin',
    });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(async () => {
  await page.viewport(414, 896);
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(address = '/'): void {
  const router = createMemoryRouter([{ path: '*', Component: DiscountsScreen }], {
    initialEntries: [address],
  });
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
}

const dialog = () => page.getByRole('dialog');
const choose = async (item: string) => {
  await userEvent.click(page.getByRole('button', { name: 'Actions for For friends' }));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
};

it('lists what each discount does, its code, state and uses, and finds by state and words [ORD-49, ORD-52]', async () => {
  await page.viewport(1280, 800);
  open();
  const row = page.getByRole('row', { name: /For friends/ });
  // Without the marks that keep numbers in their direction.
  const text = () => row.element().textContent.replaceAll(/[\u2066-\u2069]/g, '');
  await expect.poll(text).toContain('12.5% off the order');
  expect(text()).toContain('Active');
  expect(text()).toContain('2 of 5');
  await expect.element(page.getByRole('button', { name: 'Copy the code SPRING' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /State/ }));
  await userEvent.click(page.getByRole('option', { name: 'Paused' }));
  await expect.poll(() => asked.at(-1)).toContain('state=paused');
  await userEvent.fill(page.getByRole('searchbox'), 'spring');
  await expect.poll(() => asked.at(-1)).toContain('search=spring');
});

it('offers nothing to find discounts by where there are none, and what shows all again where none matches [ORD-47]', async () => {
  listed = [];
  open();
  await expect.element(page.getByText('No discounts yet')).toBeVisible();
  expect(page.getByRole('searchbox').query()).toBeNull();
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  open('/?state=paused&search=spring');
  await userEvent.click(page.getByRole('button', { name: 'Show all discounts' }));
  await expect.poll(() => asked.at(-1)).not.toMatch(/state=|search=spring/);
  // What was used stays where it is, also where it turns out that there is nothing at all.
  await expect.element(page.getByText('No discounts yet')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

it('says what is missing, and keeps what was typed where the answer says that it is wrong [ORD-49, ORD-51]', async () => {
  listed = [];
  open();
  await expect.element(page.getByText('No discounts yet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add discount' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Create discount' }));
  await expect.element(dialog().getByText('Enter a title.')).toBeVisible();
  const wrong = 'Enter a percentage from 0.01 to 100, with up to two decimals.';
  await expect.element(dialog().getByText(wrong)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Title' }), 'Autumn');
  const code = dialog().getByRole('textbox', { name: /^Code/ });
  await userEvent.fill(code, 'AUTUMN');
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Percent' }), '12,5');
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Minimum subtotal/ }), '50');
  refusal = {
    error: 'Another discount has this code.',
    code: 'discount-code-taken',
    errors: { code: 'Another discount has this code.' },
  };
  await userEvent.click(dialog().getByRole('button', { name: 'Create discount' }));
  await expect.element(dialog().getByText('Another discount has this code.')).toBeVisible();
  await expect.element(code).toHaveValue('AUTUMN');
  refusal = null;
  await userEvent.fill(code, 'AUTUMN-2');
  await userEvent.click(dialog().getByRole('button', { name: 'Create discount' }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject([
    'POST',
    '/api/discounts',
    {
      trigger: 'code',
      title: 'Autumn',
      code: 'AUTUMN-2',
      effect: { kind: 'percent', on: 'order', percent: 1250 },
      conditions: { minimumSubtotal: 5000, productIds: null, countries: null },
      emails: null,
      endsAt: null,
    },
  ]);
});

it('changes what a discount does and for what, with its version [ORD-48, ORD-49, ORD-50, ORD-53]', async () => {
  open();
  await choose('Edit');
  await expect.element(dialog().getByRole('button', { name: 'Remove Jug' })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: /What buyers get/ }));
  await userEvent.click(page.getByRole('option', { name: 'Buy some, get some for less' }));
  await userEvent.click(dialog().getByText('Bowls'));
  await expect
    .element(dialog().getByRole('button', { name: /Only for deliveries to/ }))
    .toHaveTextContent('Add a country');
  await userEvent.click(dialog().getByText('Members only'));
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Only for these email addresses/ }), 'ada@');
  await userEvent.click(dialog().getByText('Cannot be combined with other discounts'));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog().getByText(/Some of these are no email addresses/)).toBeVisible();
  await userEvent.fill(
    dialog().getByRole('textbox', { name: /^Only for these email addresses/ }),
    'ada@example.org\nbea@example.org',
  );
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject([
    'PUT',
    `/api/discounts/${SPRING.id}`,
    {
      version: 3,
      fields: {
        effect: { kind: 'buyXGetY', on: 'lines', buy: 2, get: 1, percent: 10_000 },
        conditions: { productIds: [JUG], categories: ['Bowls'], isForMembers: true },
        emails: ['ada@example.org', 'bea@example.org'],
        isExclusive: true,
        useLimit: 5,
        startsAt: '2026-11-26T09:30',
      },
    },
  ]);
});

it('pauses, makes codes, deletes and brings back [ORD-51, ORD-52]', async () => {
  open();
  await choose('Pause');
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['PUT', `/api/discounts/${SPRING.id}/paused`, { isPaused: true }]);
  await choose('Make codes for one use…');
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Beginning/ }), 'VIP-');
  await userEvent.click(dialog().getByRole('button', { name: 'Make codes' }));
  const made = { prefix: 'VIP-', count: 100 };
  await expect.poll(() => sent.at(-1)).toEqual(['POST', `/api/discounts/${SPRING.id}/codes`, made]);
  await choose('Delete');
  await expect.poll(() => sent.at(-1)?.[0]).toBe('DELETE');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => sent.at(-1)?.[1]).toBe(`/api/discounts/${SPRING.id}/restore`);
});

it('offers codes alone to whoever may make no others [ORD-47, ROLE-74]', async () => {
  triggers = ['code'];
  open();
  await expect.element(page.getByRole('row', { name: /For friends/ })).toBeVisible();
  expect(page.getByRole('button', { name: /How it applies/ }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Add discount' }));
  await expect.element(dialog().getByRole('textbox', { name: /^Code/ })).toBeVisible();
  expect(dialog().getByText('By itself').elements()).toEqual([]);
});
