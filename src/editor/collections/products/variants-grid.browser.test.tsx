import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStore } from 'zustand';
import '#ui/theme.css';
import type { DocumentId } from '#domain/documents/record.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { newVariantId } from '#domain/products/variant.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { openTestingDocument } from '../../documents/testing/open-testing-document.ts';
import { recordsOf } from '../../documents/testing/testing-document.ts';
import { VariantsGrid } from './variants-grid.tsx';

const ITEM = '0199f3b4c0de0a1b2c3d4e02' as DocumentId;
let root: Root;
let item: DocumentStore;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ skus: [] }));
  item = openTestingDocument({
    id: ITEM,
    kind: 'item',
    version: 3,
    records: recordsOf(
      { id: 'settings', type: 'settings', recordType: 'store-item', urlName: 'bowl' },
      { id: newVariantId(), type: 'variant', order: 'V', values: {}, price: 2800, sku: 'BOWL' },
    ),
    answer: () => new Promise(() => {}),
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Grid />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Grid() {
  const view = useStore(item.store, (state) => state.view);
  return (
    <VariantsGrid
      item={item}
      documentId={ITEM}
      product={productRecordsOf(view)}
      currency="USD"
      standard="metric"
      quantities={null}
    />
  );
}

const prices = () => productRecordsOf(item.getState().view).variants.map(({ price }) => price);
const typePrice = async (text: string) => {
  const columns = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '');
  const place = columns.findIndex((title) => title.startsWith('Price'));
  const cell = document.querySelector('tbody tr')?.children[place] as HTMLElement;
  await userEvent.click(cell);
  await expect.poll(() => document.activeElement).toBe(cell);
  await userEvent.keyboard(`${text}{Enter}`);
};

it('takes back what was typed step by step, and brings it again, as often as there are steps [COMM-21]', async () => {
  await expect.element(page.getByRole('grid', { name: 'Variants' })).toBeVisible();
  for (const text of ['30', '31', '31', '32']) await typePrice(text);
  expect(prices()).toEqual([3200]);
  const seen: number[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.keyboard('{Control>}z{/Control}');
    seen.push(...prices());
  }
  expect(seen).toEqual([3100, 3000, 2800]);
  for (let step = 0; step < 3; step += 1) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(prices()).toEqual([3200]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(prices()).toEqual([3100]);
});

it('leaves what was changed elsewhere since [EDIT-72]', async () => {
  await expect.element(page.getByRole('grid', { name: 'Variants' })).toBeVisible();
  await typePrice('30');
  item.run({
    name: 'Change address',
    operations: [{ op: 'set', id: 'settings', field: 'urlName', value: 'bowls' }],
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(prices()).toEqual([3000]);
  expect(item.getState().view['settings']?.['urlName']).toBe('bowls');
});
