import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/theme.css';
import type { DocumentId } from '#domain/documents/record.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { openTestingDocument } from '../../documents/testing/open-testing-document.ts';
import { recordsOf } from '../../documents/testing/testing-document.ts';
import { VariantsDialog } from './variants-dialog.tsx';

const ITEM = '0199f3b4c0de0a1b2c3d4e02' as DocumentId;
const closed = vi.fn<() => void>();
let root: Root;

beforeEach(() => {
  closed.mockClear();
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function show() {
  const item = openTestingDocument({
    id: ITEM,
    kind: 'item',
    version: 3,
    records: recordsOf(
      { id: 'settings', type: 'settings', recordType: 'store-item', urlName: 'bowl' },
      { id: newVariantId(), type: 'variant', order: 'V', values: {}, price: 2800, sku: 'BOWL' },
    ),
    answer: () => new Promise(() => {}),
  });
  root.render(
    <VariantsDialog
      item={item}
      documentId={ITEM}
      product={productRecordsOf(item.getState().view)}
      currency="USD"
      standard="metric"
      quantities={null}
      onClose={closed}
    />,
  );
  return item;
}

it('makes variants of what is typed when it is closed by “Done”, and stays open while an option is not whole [COMM-21]', async () => {
  const item = show();
  await page.getByRole('button', { name: 'Add option' }).click();
  const name = page.getByLabelText('Name of option 1');
  // Whoever adds an option goes on to name it.
  await expect.element(name).toHaveFocus();
  await name.fill('Size');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Every option needs a name and at least one value.')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await page.getByLabelText('Values of option 1').fill('S, L');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(closed).toHaveBeenCalledOnce();
  const { options, variants } = productRecordsOf(item.getState().view);
  expect(options.map((option) => [option.name, option.values.map((value) => value.name)])).toEqual([
    ['Size', ['S', 'L']],
  ]);
  expect(variants.map(({ price }) => price)).toEqual([2800, 2800]);
});

it('changes nothing where nothing was typed [COMM-21]', async () => {
  const item = show();
  const before = item.getState().view;
  await page.getByRole('button', { name: 'Done' }).click();
  expect(closed).toHaveBeenCalledOnce();
  expect(item.getState().view).toBe(before);
});
