import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tableImportOptionsSchema, type TableImportReport } from '#contract/table-imports.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { ImportProductsDialog } from './import-products-dialog.tsx';

const SHOP = 'c'.repeat(24) as DocumentId;
const IMPORT = 'd'.repeat(24) as Id<'table-import'>;

let root: Root;
let report: TableImportReport;
let sent: [path: string, body: unknown][];
beforeEach(() => {
  sent = [];
  report = {
    id: IMPORT,
    kind: 'products',
    state: 'checked',
    fileName: 'products.csv',
    options: tableImportOptionsSchema.parse({}),
    columns: [
      { header: 'Handle', is: 'urlName' },
      { header: 'Title', is: 'title' },
      { header: 'Variant Price', is: 'price' },
      { header: 'Option7 Name', is: 'option7Name' },
    ],
    sizeBytes: 100,
    readBytes: 100,
    rows: 3,
    totalRows: 3,
    added: 2,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    wrong: 1,
    customers: 0,
    noted: 0,
    images: 7,
    error: null,
    errorWords: null,
    createdAt: '2026-11-26T10:00:00.000Z',
    hasLeftOut: true,
    isBegun: false,
    undoUntil: null,
    problems: [
      {
        line: 4,
        email: 'Bowl',
        reason: 'Row 4: “x” is no price.',
        words: { key: 'importReasons.twice', params: {} },
      },
    ],
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const url = new URL(address, location.href);
    if (init?.method === 'POST') {
      const { body } = init;
      sent.push([url.pathname + url.search, typeof body === 'string' ? JSON.parse(body) : null]);
    }
    return Response.json(report);
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

function open(importId: Id<'table-import'> | null): void {
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportProductsDialog collectionId={SHOP} importId={importId} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

it('sends a file for its store page [CRM-19]', async () => {
  open(null);
  await expect.element(page.getByText('Drop a file of products here')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is nowhere to choose a file');
  await userEvent.upload(input, new File(['Handle,Title'], 'products.csv', { type: 'text/csv' }));
  await expect.poll(() => sent[0]?.[0]).toContain(`/api/table-imports?kind=products&collectionId=${SHOP}`);
});

it('says whose file it is, what would come in and what would not, and looks anew where that is corrected [CRM-19, CONT-201]', async () => {
  open(IMPORT);
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await expect
    .element(dialog.getByRole('button', { name: /The file comes from/ }))
    .toHaveTextContent('Shopify');
  await expect.element(dialog.getByText('Pictures to fetch')).toBeVisible();
  await expect.element(dialog.getByText('Row 4: “x” is no price.')).toBeVisible();
  await userEvent.click(dialog.getByText('Columns'));
  await expect
    .element(dialog.getByRole('button', { name: /Option7 Name/ }))
    .toHaveTextContent('Name of option 7');
  await userEvent.click(dialog.getByText('Make further store pages for products beyond 200'));
  await expect.poll(() => sent[0]?.[0]).toContain(`/api/table-imports/${IMPORT}/start`);
  expect(sent[0]?.[1]).toMatchObject({ isDryRun: true, options: { morePages: true } });
  await userEvent.click(dialog.getByRole('button', { name: /The file comes from/ }));
  await userEvent.click(page.getByRole('option', { name: 'WooCommerce' }));
  await expect
    .poll(() => sent[1]?.[1])
    .toMatchObject({ isDryRun: true, options: { dialect: 'woocommerce', columns: null } });
  await userEvent.click(dialog.getByRole('button', { name: 'Import', exact: true }));
  await expect.poll(() => sent[2]?.[1]).toMatchObject({ isDryRun: false });
});
