import { describe, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { documentProblems } from '#domain/records/document-problems.ts';
import { newProblems } from '#domain/records/new-problems.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { translateEnglish } from '#messages/translator.ts';
import { categoryProblems } from './category-problems.ts';
import { newVariantId } from './variant.ts';

const settings = (productType = 'physical'): DocumentRecord => ({
  id: 'settings',
  type: 'settings',
  recordType: 'store-item',
  urlName: 'x',
  structuredContent: { productType },
});
const option = (count = 2, id: string = createId()): DocumentRecord => ({
  id,
  type: 'product-option',
  order: 'V',
  name: 'Size',
  values: Array.from({ length: count }, (_, index) => ({ id: createId(), name: `Size ${index}` })),
});
const variant = (fields: JsonObject = {}): DocumentRecord => ({
  id: newVariantId(),
  type: 'variant',
  order: 'V',
  values: {},
  ...fields,
});
const valueOf = ({ values }: DocumentRecord, index: number): string =>
  (values as unknown as readonly { id: string }[])[index]?.id ?? '';
const recordsOf = (...records: readonly DocumentRecord[]): DocumentRecords =>
  Object.fromEntries(records.map((record) => [record.id, record]));
const told = (...records: readonly DocumentRecord[]): readonly string[] =>
  documentProblems('item', recordsOf(...records)).map(({ message }) =>
    typeof message === 'string' ? message : typeof message.text === 'string' ? message.text : message.key,
  );

describe('a product as a whole', () => {
  it('has exactly one variant without options, and needs one unless it is digital [COMM-18, COMM-21]', () => {
    expect(told(settings(), variant())).toEqual([]);
    expect(told(settings(), variant(), variant())).toEqual([
      'Another variant has the same values. Choose others.',
    ]);
    expect(told(settings())).toEqual(['A product needs at least one variant.']);
    expect(told(settings('digital'))).toEqual([]);
  });

  it('has one value of each option in every variant, each combination once [COMM-21]', () => {
    const [size, color] = [option(), option()];
    const chosen = (one: number, other: number) =>
      variant({ values: { [size.id]: valueOf(size, one), [color.id]: valueOf(color, other) } });
    expect(told(settings(), size, color, chosen(0, 0), chosen(0, 1))).toEqual([]);
    expect(told(settings(), size, color, chosen(0, 0), chosen(0, 0))).toHaveLength(1);
    const missing = variant({ values: { [size.id]: valueOf(size, 0) } });
    const unknown = variant({ values: { [size.id]: valueOf(size, 0), [color.id]: createId() } });
    expect(told(settings(), size, color, missing, unknown)).toEqual([
      'Every variant needs one value of each option.',
      'Every variant needs one value of each option.',
    ]);
  });

  it('has at most 6 options and 250 variants [COMM-21]', () => {
    const options = Array.from({ length: 7 }, () => option(1));
    const whole = (some: readonly DocumentRecord[]) =>
      variant({ values: Object.fromEntries(some.map((each) => [each.id, valueOf(each, 0)])) });
    const six = options.slice(0, 6);
    expect(told(settings(), ...six, whole(six))).toEqual([]);
    expect(told(settings(), ...options, whole(options))).toEqual(['productRules.tooManyOptions']);
    const size = option(250);
    const variants = Array.from({ length: 250 }, (_, index) =>
      variant({ values: { [size.id]: valueOf(size, index) } }),
    );
    expect(told(settings(), size, ...variants)).toEqual([]);
    const color = option(2);
    const more = {
      ...size,
      values: [...(size['values'] as readonly JsonObject[]), { id: color.id, name: 'x' }],
    };
    const beyond = variant({ values: { [size.id]: color.id } });
    expect(told(settings(), more, ...variants, beyond)).toEqual(['productRules.tooManyVariants']);
  });

  it('says nothing of other items', () => {
    const post: DocumentRecord = { id: 'settings', type: 'settings', recordType: 'text', urlName: 'x' };
    expect(told(post)).toEqual([]);
  });
});

describe('a variant by itself', () => {
  const problems = (fields: JsonObject) => {
    const record = variant(fields);
    return newProblems('item', {}, recordsOf(record), [record.id], () => null).map(({ path }) =>
      path.join('.'),
    );
  };

  it.each([
    ['price', 0, true],
    ['price', 100_000_000, true],
    ['price', 100_000_001, false],
    ['price', -1, false],
    ['price', 9.5, false],
    ['salePrice', 100_000_000, true],
    ['salePrice', 100_000_001, false],
  ])('%s %d is taken: %s [COMM-19, COMM-20, COMM-26 to COMM-28]', (field, value, isTaken) => {
    expect(problems({ [field]: value })).toEqual(isTaken ? [] : [field]);
  });

  it('has a SKU of at most 60 characters [COMM-23]', () => {
    expect(problems({ sku: 'x'.repeat(60) })).toEqual([]);
    expect(problems({ sku: 'x'.repeat(61) })).toEqual(['sku']);
  });

  it('gets an id that is random throughout [COMM-22]', () => {
    const ids = Array.from({ length: 50 }, newVariantId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    // Of ids that sort by time all of these would begin alike.
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBeGreaterThan(40);
  });
});

it('a store page has 10,000 categories at most, however they are nested [CONT-192, CONT-193, CONT-201]', () => {
  const page = (count: number): DocumentRecords => {
    const all = Array.from({ length: count }, (_, at) => ({
      id: `c${at}`,
      type: 'category' as const,
      // One line from the top to the last of a hundred.
      parentId: at % 100 === 0 ? null : `c${at - 1}`,
    }));
    const ofPage = { id: 'settings', type: 'settings' as const, collectionType: 'products' };
    return Object.fromEntries([ofPage, ...all].map((each) => [each.id, each]));
  };
  expect(categoryProblems(page(10_000))).toEqual([]);
  const said = categoryProblems(page(10_001)).map(({ recordId, message }) => [
    recordId,
    typeof message === 'string' ? message : translateEnglish(message),
  ]);
  expect(said).toEqual([['c10000', 'A store page can have at most 10000 categories.']]);
});
