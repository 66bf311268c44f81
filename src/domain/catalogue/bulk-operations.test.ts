import { describe, expect, it } from 'vitest';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { bulkChangeSchema, type BulkChange } from './bulk-change.ts';
import { bulkOperations } from './bulk-operations.ts';

const [A, B] = ['a'.repeat(24), 'b'.repeat(24)] as const;

const variant = (id: string, order: string, fields: object) => ({
  id,
  type: 'variant' as const,
  order,
  values: {},
  price: 1000,
  salePrice: 0,
  onSale: false,
  ...fields,
});
const product = (settings: object, ...variants: ReturnType<typeof variant>[]): DocumentRecords =>
  Object.fromEntries(
    [{ id: 'settings', type: 'settings', recordType: 'store-item', ...settings }, ...variants].map(
      (record) => [record.id, record],
    ),
  ) as unknown as DocumentRecords;

const TWO = product(
  { workflowState: 'published', tags: ['Blue'] },
  variant(A, 'V', { price: 995, salePrice: 700, onSale: true }),
  variant(B, 'W', { price: 2000 }),
);
/** Each operation in short: `id field value`. */
function told(change: BulkChange, records: DocumentRecords = TWO): readonly string[] | string {
  const made = bulkOperations(change, records);
  if (!made.ok) return made.error;
  return made.value.map((operation) =>
    operation.op === 'set'
      ? `${operation.id[0]} ${operation.field} ${JSON.stringify(operation.value)}`
      : operation.op,
  );
}

describe('a change of the price of many products', () => {
  it('adds a percentage to every variant in whole minor units, half up [COMM-20]', () => {
    const by = { unit: 'percent', percent: 1000 } as const;
    expect(told({ kind: 'price', of: 'price', by })).toEqual(['a price 1095', 'b price 2200']);
    expect(told({ kind: 'price', of: 'both', by })).toEqual([
      'a price 1095',
      'a salePrice 770',
      'b price 2200',
    ]);
  });

  it('changes sale prices of what is on sale alone', () => {
    const by = { unit: 'amount', amount: -50 } as const;
    expect(told({ kind: 'price', of: 'salePrice', by })).toEqual(['a salePrice 650']);
  });

  it.each([
    [-995, ['a price 0', 'b price 1005']],
    [-996, 'price-out-of-range'],
    [99_998_000, ['a price 99998995', 'b price 100000000']],
    [99_998_001, 'price-out-of-range'],
  ])('by %d stays within what prices can be, or changes nothing [COMM-26, COMM-28]', (amount, expected) => {
    expect(told({ kind: 'price', of: 'price', by: { unit: 'amount', amount } })).toEqual(expected);
  });

  it('reaches what is sold without variants', () => {
    const digital = product({ structuredContent: { productType: 'digital', priceCents: 500 } });
    const by = { unit: 'percent', percent: -5000 } as const;
    expect(told({ kind: 'price', of: 'price', by }, digital)).toEqual(['s structuredContent.priceCents 250']);
  });
});

it('puts products on sale so much below their price, and ends it', () => {
  expect(told({ kind: 'sale', percent: 1500 })).toEqual([
    'a salePrice 846',
    'b onSale true',
    'b salePrice 1700',
  ]);
  expect(told({ kind: 'sale', percent: null })).toEqual(['a onSale false']);
});

it('gives and takes labels without regard to case, and leaves what is like that already', () => {
  expect(told({ kind: 'tags', names: ['blue', 'Green', 'green'], isGiven: true })).toEqual([
    's tags ["Blue","Green"]',
  ]);
  expect(told({ kind: 'tags', names: ['BLUE'], isGiven: false })).toEqual(['s tags []']);
  expect(told({ kind: 'tags', names: ['Blue'], isGiven: true })).toEqual([]);
  expect(told({ kind: 'categories', names: ['Kitchen'], isGiven: true })).toEqual([
    's categories ["Kitchen"]',
  ]);
});

it('shows, hides and unlists, where it is not so already', () => {
  expect(told({ kind: 'state', state: 'draft' })).toEqual(['s workflowState "draft"']);
  expect(told({ kind: 'state', state: 'published' })).toEqual([]);
  expect(told({ kind: 'visibility', visibility: 'unlisted' })).toEqual(['s visibility "unlisted"']);
  expect(told({ kind: 'visibility', visibility: 'listed' })).toEqual([]);
});

it('enters the SKUs of the variants that a product has of those that are named, as far as they differ [EDIT-174]', () => {
  const variantIdOf = (id: string) => id as Id<'variant'>;
  const skus = [
    { variantId: variantIdOf(A), sku: 'JUG-1' },
    { variantId: variantIdOf(B), sku: 'JUG-2' },
    { variantId: variantIdOf('c'.repeat(24)), sku: 'BOWL' },
  ];
  const labelled = product({}, variant(A, 'V', { sku: 'JUG-1' }), variant(B, 'W', { sku: 'JUG' }));
  expect(told({ kind: 'sku', skus }, labelled)).toEqual(['b sku "JUG-2"']);
  expect(
    bulkChangeSchema.safeParse({ kind: 'sku', skus: [{ variantId: A, sku: 'x'.repeat(60) }] }).success,
  ).toBe(true);
  expect(
    bulkChangeSchema.safeParse({ kind: 'sku', skus: [{ variantId: A, sku: 'x'.repeat(61) }] }).success,
  ).toBe(false);
});
