import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { productProblems } from '#domain/products/product-problems.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { countVariants, setOptions, type OptionDraft } from './set-options.ts';

const only = newVariantId();
const settings: DocumentRecord = { id: 'settings', type: 'settings', recordType: 'store-item', urlName: 'x' };
const bare: DocumentRecords = {
  settings,
  [only]: { id: only, type: 'variant', order: 'V', values: {}, price: 2800, sku: 'BOWL' },
};
const draft = (name: string, values: readonly string[], id: OptionDraft['id'] = null): OptionDraft => ({
  id,
  name,
  values,
});
function withOptions(records: DocumentRecords, drafts: readonly OptionDraft[]): DocumentRecords {
  const next = applyOperations(records, setOptions(productRecordsOf(records), drafts)).records;
  expect(productProblems(next)).toEqual([]);
  return next;
}
const told = (records: DocumentRecords): readonly string[] => {
  const { options, variants } = productRecordsOf(records);
  return variants.map(({ values, price, sku }) => {
    const names = options.map(
      (option) => option.values.find(({ id }) => id === values[option.id])?.name ?? '?',
    );
    return [...names, price, sku].join(' ').trim();
  });
};
const optionsOf = (records: DocumentRecords): readonly OptionDraft[] =>
  productRecordsOf(records).options.map(({ id, name, values }) =>
    draft(
      name,
      values.map((value) => value.name),
      id,
    ),
  );

it('makes a variant for each combination, at the price that was there [COMM-21, COMM-22]', () => {
  const sizes = withOptions(bare, [draft('Size', ['S', 'L'])]);
  expect(told(sizes)).toEqual(['S 2800 BOWL', 'L 2800']);
  const both = withOptions(sizes, [...optionsOf(sizes), draft('Colour', ['red', 'blue'])]);
  expect(told(both)).toEqual(['S red 2800 BOWL', 'S blue 2800', 'L red 2800', 'L blue 2800']);
  expect(countVariants(optionsOf(both))).toBe(4);
});

it('keeps variants whose values stay, by the names of these, and takes the others away', () => {
  const sizes = withOptions(bare, [draft('Size', ['S', 'L'])]);
  const ids = productRecordsOf(sizes).variants.map(({ id }) => id);
  const [size] = optionsOf(sizes);
  const turned = withOptions(sizes, [draft('Size', ['L', 'S', 'XL'], size?.id ?? null)]);
  expect(told(turned)).toEqual(['L 2800', 'S 2800 BOWL', 'XL 2800']);
  expect(
    productRecordsOf(turned)
      .variants.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(ids.toReversed());
  const fewer = withOptions(sizes, [draft('Size', ['S'], size?.id ?? null)]);
  expect(told(fewer)).toEqual(['S 2800 BOWL']);
});

it('keeps the variants of a value that is called otherwise, with their stock', () => {
  const sizes = withOptions(bare, [draft('Size', ['S', 'L'])]);
  const [size] = optionsOf(sizes);
  const renamed = withOptions(sizes, [draft('Width', ['Small', 'L'], size?.id ?? null)]);
  expect(told(renamed)).toEqual(['Small 2800 BOWL', 'L 2800']);
});

it('leaves one variant where the last option goes [COMM-21]', () => {
  const sizes = withOptions(bare, [draft('Size', ['S', 'L'])]);
  expect(told(withOptions(sizes, []))).toEqual(['2800 BOWL']);
});
