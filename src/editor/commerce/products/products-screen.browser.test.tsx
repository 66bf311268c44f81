import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedProduct } from '#contract/catalogue.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { BootContext } from '../../site-context/boot-context.ts';
import { ProductsScreen } from './products-screen.tsx';

const JUG = 'a'.repeat(24) as DocumentId;
const BOWL = 'b'.repeat(24) as DocumentId;
const SHOP = 'c'.repeat(24) as DocumentId;

function listedProduct(id: DocumentId, title: string, price: number): ListedProduct {
  return {
    id,
    entry: {
      documentId: id,
      kind: 'item',
      collectionId: SHOP,
      collectionType: null,
      path: '/shop/a',
      urlName: 'a',
      title,
      excerpt: '',
      authorName: '',
      image: null,
      tags: [],
      categories: [],
      workflowState: 'published',
      publishAt: null,
      isEnabled: true,
      isNoindex: false,
      isHome: false,
      isLocked: false,
      isForMembers: false,
      commentCount: 0,
      updatedAt: '2026-11-26T10:00:00.000Z',
      version: 3,
      publishedVersion: 2,
      publishState: 'changed',
    },
    storePage: 'Shop',
    productType: 'physical',
    prices: { lowest: price, highest: price, original: price, onSale: 'none' },
    period: null,
    sku: '',
    stock: { variants: 1, isUnlimited: false, quantity: 3, soldOut: 0, low: 0 },
  };
}

const VARIANT = 'd'.repeat(24);
const JUG_DOCUMENT = {
  id: JUG,
  kind: 'item',
  collectionId: SHOP,
  version: 3,
  publishedVersion: 2,
  records: {
    settings: {
      id: 'settings',
      type: 'settings',
      recordType: 'store-item',
      title: 'Jug',
      excerpt: 'Pours without a drip.',
      workflowState: 'published',
      visibility: 'listed',
      structuredContent: { productType: 'physical' },
    },
    [VARIANT]: {
      id: VARIANT,
      type: 'variant',
      order: 'a0',
      values: {},
      price: 6800,
      salePrice: 0,
      onSale: false,
      sku: 'JUG-1',
      imageId: null,
      weightGrams: 0,
      lengthTenthMm: 0,
      widthTenthMm: 0,
      heightTenthMm: 0,
      extraDelivery: 0,
    },
  },
  undoStack: [],
  redoStack: [],
  hasMoreSteps: false,
};
const JUG_FACTS = {
  currency: 'USD',
  trimsZeroFractions: false,
  layout: 'products',
  measurementStandard: 'metric',
  taxClasses: [],
  categories: [],
  stock: [{ variantId: VARIANT, quantity: 3 }],
};

let root: Root;
let sent: [path: string, body: Record<string, unknown>][];
let asked: string[];
let listed: readonly ListedProduct[];
let total: number;
let refused: object[];
beforeEach(() => {
  listed = [{ ...listedProduct(JUG, 'Jug', 6800), sku: 'JUG-1' }, listedProduct(BOWL, 'Bowl', 900)];
  [sent, asked, total, refused] = [[], [], 2, []];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const path = new URL(address, location.href).pathname;
    if (path.endsWith('/changes')) {
      const { changes } = JSON.parse(init?.body as string) as {
        readonly changes: readonly { readonly id: string; readonly operations: readonly object[] }[];
      };
      for (const { operations } of changes) sent.push(['changes', { operations }]);
      const results = changes.map(({ id }, at) => ({ id, version: 4 + at, conflicts: [] }));
      return Response.json({ results, rejected: [], missed: [] });
    }
    if (path.endsWith('/presence')) return Response.json({ people: [] });
    if ((init?.method ?? 'GET') !== 'GET') {
      const body = JSON.parse(init?.body as string) as Record<string, unknown>;
      sent.push([path, body]);
      if (path.endsWith('/publish')) return Response.json({ isPublished: true });
      return Response.json({ changed: body['documentIds'], refused });
    }
    if (path === `/api/documents/${JUG}`) return Response.json(JUG_DOCUMENT);
    if (path === `/api/items/${JUG}/stock`) return Response.json(JUG_FACTS);
    if (path.endsWith('/repeated-skus')) return Response.json({ skus: [] });
    if (path === '/api/products/facets') {
      return Response.json({
        storePages: [{ id: SHOP, title: 'Shop', isFull: false }],
        categories: ['Kitchen'],
      });
    }
    if (path === '/api/products/ids') {
      return Response.json({ ids: [JUG, BOWL, SHOP], hasMore: false });
    }
    asked.push(decodeURIComponent(address.split('?')[1] ?? ''));
    return Response.json({
      currency: 'USD',
      products: listed,
      total,
      hasMore: false,
      isEmpty: listed.length === 0,
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

const EVERYTHING: readonly Permission[] = [
  'commerce.inventory',
  'content.read',
  'content.write',
  'content.publish',
];

function open(permissions = EVERYTHING, path = '/'): void {
  const router = createMemoryRouter([{ path: '*', Component: ProductsScreen }], { initialEntries: [path] });
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BootContext value={{ permissions } as never}>
        <RouterProvider router={router} />
      </BootContext>
      <ToastRegion />
    </QueryClientProvider>,
  );
}

const choose = async (title: string) => {
  const box = page.getByRole('row', { name: new RegExp(title) }).getByRole('checkbox');
  await expect.element(box).toBeInTheDocument();
  // What is pressed is drawn over it.
  (box.element() as HTMLElement).click();
};
const act = async (menu: string, item: string) => {
  await userEvent.click(page.getByRole('button', { name: menu }));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
};

it('says what each product costs, how many there are and what its state is called [COMM-40]', async () => {
  open();
  const row = page.getByRole('row', { name: /Jug/ });
  const text = () => row.element().textContent.replaceAll(/[\u2066-\u2069]/g, '');
  await expect.poll(text).toContain('$68.00');
  expect(text()).toContain('JUG-1');
  expect(text()).toContain('3 pieces');
  expect(text()).toContain('Available');
  expect(text()).toContain('Changed since published');
  expect(text()).not.toContain('Every');
});

it.each([
  ['scheduled', 'Scheduled'],
  ['draft', 'Hidden'],
  ['needs-review', 'Unsupported'],
  ['private', 'Unsupported'],
] as const)('calls a product that is %s %s in the list [COMM-41, COMM-42, COMM-43]', async (state, label) => {
  const [jug] = listed;
  if (jug === undefined) throw new Error('The list has a jug');
  listed = [{ ...jug, entry: { ...jug.entry, workflowState: state } }];
  open();
  const row = page.getByRole('row', { name: /Jug/ });
  await expect.poll(() => row.element().textContent).toContain(label);
  expect(row.element().textContent).not.toContain('Available');
});

it.each([
  ['all of it', EVERYTHING],
  ['what is sold of it', EVERYTHING.filter((each) => each !== 'content.write')],
])('opens the product of the address once, to change %s [ORD-95]', async (_what, permissions) => {
  listed = listed.filter(({ id }) => id === JUG);
  open(permissions, `/?product=${JUG}`);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(asked.some((query) => query.startsWith(`documentId=${JUG}`))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
});

it('says how often a product is charged that is a subscription [COMM-44]', async () => {
  listed = listed.map((product) => ({ ...product, period: { value: 2, unit: 'week' as const } }));
  open();
  await expect.poll(() => document.body.textContent).toMatch(/\$68\.00.{0,3}Every.{0,3}2.{0,3}weeks/);
});

it('sorts by a heading and narrows by filters, beginning at the first page again', async () => {
  await page.viewport(1280, 800);
  open();
  await userEvent.click(page.getByRole('columnheader', { name: 'Price' }));
  await expect.poll(() => asked.at(-1)).toContain('sort=price&direction=ascending');
  await userEvent.click(page.getByRole('button', { name: /Category/ }));
  await userEvent.click(page.getByRole('option', { name: 'Kitchen' }));
  await expect.poll(() => asked.at(-1)).toContain('category=Kitchen');
});

it('raises prices of what is chosen by a percentage, and takes it back as one step', async () => {
  open();
  await choose('Jug');
  await choose('Bowl');
  await act('Prices', 'Change prices…');
  await userEvent.fill(page.getByRole('textbox', { name: 'How much' }), '0');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByRole('textbox', { name: 'How much' })).toBeInvalid();
  await userEvent.fill(page.getByRole('textbox', { name: 'How much' }), '12.5');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => sent.length).toBe(1);
  const [path, body] = sent[0] ?? ['', {}];
  expect(path).toBe('/api/products/change');
  expect(body['documentIds']).toEqual([JUG, BOWL]);
  expect(body['change']).toEqual({ kind: 'price', of: 'price', by: { unit: 'percent', percent: 1250 } });
  await expect.element(page.getByText('2 products were changed.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['/api/products/undo', { documentIds: [JUG, BOWL], gestureId: body['gestureId'] }]);
});

it('chooses all that match, and tells which of them refused', async () => {
  total = 3;
  refused = [{ documentId: JUG, code: 'not-permitted', message: 'No' }];
  open();
  await choose('Jug');
  await userEvent.click(page.getByRole('button', { name: 'Choose all that match' }));
  await expect.element(page.getByText('3 products chosen')).toBeVisible();
  await act('Prices', 'End the sale');
  await expect.element(page.getByRole('heading', { name: '1 product was not changed' })).toBeVisible();
  expect(sent[0]?.[1]['documentIds']).toEqual([JUG, BOWL, SHOP]);
  await expect.element(page.getByRole('listitem').getByText('Jug')).toBeVisible();
});

it('offers prices, showing and publishing alone to those who may not write content [ROLE-17]', async () => {
  open(['commerce.inventory']);
  await choose('Jug');
  await expect.element(page.getByRole('button', { name: 'Prices' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Delete' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Labels' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Add product' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(() => sent).toEqual([['/api/products/publish', { documentIds: [JUG] }]]);
});

it('opens a product for those who may not write content, to change what it is sold at, and reads the rest [ROLE-17, ROLE-68]', async () => {
  open(['commerce.inventory']);
  await userEvent.click(page.getByText('Jug', { exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Jug' });
  await expect.element(dialog.getByText('Pours without a drip.')).toBeVisible();
  const typed = () =>
    dialog
      .getByRole('textbox')
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(typed).toEqual(['68.00', 'JUG-1', '3']);
  const price = dialog.getByRole('textbox', { name: 'Price', exact: true });
  await userEvent.fill(price, '72.50');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent)
    .toEqual([['changes', { operations: [{ op: 'set', id: VARIANT, field: 'price', value: 7250 }] }]]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => sent.at(-1)).toEqual(['/api/products/publish', { documentIds: [JUG] }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

it('leads to the first product where there is none', async () => {
  [listed, total] = [[], 0];
  open();
  await expect.element(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add product' })).toBeEnabled();
});
