import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastRegion } from '#ui/toast-region.tsx';
import { BootContext } from '../../site-context/boot-context.ts';
import { InventoryScreen } from './inventory-screen.tsx';

const [JUG, BOWL] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const [SMALL, LARGE, ONLY] = ['c'.repeat(24), 'd'.repeat(24), 'e'.repeat(24)] as const;

interface Listed {
  readonly id: string;
  sku: string;
  quantity: number | null;
}

let root: Root;
let variants: (Listed & { documentId: string; title: string; optionText: string; isSkuRepeated: boolean })[];
let sent: (readonly [path: string, body: { readonly [key: string]: unknown }])[];
beforeEach(() => {
  sent = [];
  const row = { title: 'Jug', documentId: JUG, isSkuRepeated: false };
  variants = [
    { ...row, id: SMALL, optionText: 'Small', sku: 'JUG-S', quantity: 4 },
    { ...row, id: LARGE, optionText: 'Large', sku: '', quantity: null },
    { ...row, id: ONLY, title: 'Bowl', documentId: BOWL, optionText: '', sku: 'BOWL', quantity: 0 },
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const path = new URL(request.url).pathname;
    if (request.method === 'GET') return Response.json({ variants, total: variants.length, hasMore: false });
    const body = (await request.json()) as Body;
    sent.push([path, body]);
    if (path === '/api/products/publish') return Response.json({ isPublished: true });
    if (body.counts === undefined) {
      for (const { variantId, sku } of body.change?.skus ?? []) {
        variants = variants.map((each) => (each.id === variantId ? { ...each, sku } : each));
      }
      return Response.json({ changed: body.documentIds, refused: [] });
    }
    const stock = body.counts.map(({ variantId, typed }) => ({ variantId, quantity: typed }));
    for (const { variantId, quantity } of stock) {
      variants = variants.map((each) => (each.id === variantId ? { ...each, quantity } : each));
    }
    return Response.json({ stock });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const router = createMemoryRouter([{ path: '*', Component: InventoryScreen }]);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BootContext value={{ permissions: ['commerce.inventory'] } as never}>
        <RouterProvider router={router} />
      </BootContext>
      <ToastRegion />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Body {
  readonly [key: string]: unknown;
  readonly documentIds?: readonly string[];
  readonly change?: { readonly skus: readonly { readonly variantId: string; readonly sku: string }[] };
  readonly counts?: readonly { readonly variantId: string; readonly typed: number | null }[];
}

const cells = (name: RegExp) => page.getByRole('row', { name }).getByRole('gridcell');
const texts = (name: RegExp) =>
  cells(name)
    .elements()
    .map(
      (cell) => cell.querySelector('[aria-checked], input')?.getAttribute('aria-checked') ?? cell.textContent,
    );
const cell = (name: RegExp, column: number) => cells(name).nth(column);

it('has all variants with SKU, stock and unlimited [EDIT-174]', async () => {
  await expect.element(cell(/Small/, 0)).toBeVisible();
  const headings = page.getByRole('columnheader').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Variant',
    'SKU',
    'Pieces in stock',
    'Unlimited',
  ]);
  expect(texts(/Small/).slice(0, 2)).toEqual(['JUG-S', '4']);
  expect(texts(/Large/).slice(0, 2)).toEqual(['', 'Unlimited']);
  expect(texts(/Bowl/).slice(0, 2)).toEqual(['BOWL', '0']);
});

it('takes a figure, and whether there is one, in the list by keyboard [EDIT-174, ORD-89]', async () => {
  await userEvent.click(cell(/Small/, 1));
  await userEvent.keyboard('9{Enter}');
  await expect
    .poll(() => sent)
    .toEqual([['/api/inventory', { counts: [{ variantId: SMALL, shown: 4, typed: 9 }] }]]);
  await expect.element(cell(/Small/, 1)).toHaveTextContent('9');
  await userEvent.click(cell(/Small/, 1));
  await userEvent.keyboard('{ArrowRight} ');
  await expect
    .poll(() => sent.at(-1)?.[1])
    .toEqual({ counts: [{ variantId: SMALL, shown: 9, typed: null }] });
  await expect.element(cell(/Small/, 1)).toHaveTextContent('Unlimited');
  // What is counted from now on begins at nothing.
  await userEvent.keyboard('{ArrowDown} ');
  await expect
    .poll(() => sent.at(-1)?.[1])
    .toEqual({ counts: [{ variantId: LARGE, shown: null, typed: 0 }] });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => sent.at(-1)?.[1])
    .toEqual({ counts: [{ variantId: LARGE, shown: 0, typed: null }] });
});

it('takes SKUs of several products pasted at once as one step, which is published from there and undone [EDIT-174]', async () => {
  await userEvent.click(cell(/Small/, 0));
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', 'S-1\t5\nL-1\t\nB-1\t2');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => sent.length).toBe(2);
  const counts = [
    { variantId: SMALL, shown: 4, typed: 5 },
    { variantId: ONLY, shown: 0, typed: 2 },
  ];
  expect(sent[0]).toEqual(['/api/inventory', { counts }]);
  const [path, body] = sent[1] ?? ['', {}];
  expect(path).toBe('/api/products/change');
  expect(body).toMatchObject({
    documentIds: [JUG, BOWL],
    change: {
      kind: 'sku',
      skus: [
        { variantId: SMALL, sku: 'S-1' },
        { variantId: LARGE, sku: 'L-1' },
        { variantId: ONLY, sku: 'B-1' },
      ],
    },
  });
  await expect.element(cell(/Bowl/, 0)).toHaveTextContent('B-1');
  await expect.element(page.getByText(/once their products are published/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => sent.at(-1)).toEqual(['/api/products/publish', { documentIds: [JUG, BOWL] }]);
  await expect.element(page.getByText(/once their products are published/)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe('TD');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['/api/products/undo', { documentIds: [JUG, BOWL], gestureId: body['gestureId'] }]);
  expect(sent.at(-2)?.[1]['counts']).toEqual([
    { variantId: SMALL, shown: 5, typed: 4 },
    { variantId: ONLY, shown: 2, typed: 0 },
  ]);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect
    .poll(() => sent.at(-1)?.[1])
    .toMatchObject({ change: { kind: 'sku', skus: [{ sku: 'S-1' }, {}, {}] } });
});

it('keeps a SKU that is too long in its cell, and warns of one that stands twice [EDIT-174, COMM-23, COMM-25]', async () => {
  await userEvent.click(cell(/Bowl/, 0));
  await userEvent.keyboard(`${'x'.repeat(61)}{Enter}`);
  await expect.element(page.getByText('A SKU can have at most 60 characters.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  variants = variants.map((each) => ({ ...each, isSkuRepeated: each.id === SMALL }));
  await userEvent.click(cell(/Small/, 1));
  await userEvent.keyboard('3{Enter}');
  await expect.element(page.getByTitle('Another variant has this SKU, too.')).toBeVisible();
  // By keyboard it is read where the cell is, and by screen readers with it.
  await userEvent.click(cell(/Small/, 0));
  await expect.element(page.getByText('Another variant has this SKU, too.')).toBeVisible();
  const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`[id="${described}"]`)?.textContent).toBe(
    'Another variant has this SKU, too.',
  );
});
