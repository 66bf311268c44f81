import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { STORE_PRODUCT_TYPES, type StoreProductType } from '#domain/products/product-types.ts';
import { createCsvReader } from '#lib/csv-reader.ts';
import type { FiledContent } from './filed-product.ts';
import { productFileReader } from './product-file-reader.ts';
import { productColumns, recognisedDialect } from './product-dialects.ts';
import { productRows, PRODUCT_FILE_HEADER } from './write-products.ts';

/** As the server writes tables: an apostrophe before what would be run as a formula. */
function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const SIGNS = ['a', 'é', '漢', '=', '-', "'", '"', ',', '\\', '<', '&', ' ', '1', '.'];
const words = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength }).map((text) => text.trim());
const named = (maxLength: number) => words(maxLength).filter((text) => text !== '');
const labels = (max: number) => fc.uniqueArray(named(max), { maxLength: 4 });

/** Digital goods have no options. */
const WITH_OPTIONS = STORE_PRODUCT_TYPES.filter((type) => type !== 'digital');

const product = fc
  .record({ options: fc.uniqueArray(named(20), { maxLength: 6 }), count: fc.integer({ min: 1, max: 5 }) })
  .chain(({ options, count }) =>
    fc.record({
      title: named(60),
      urlName: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      type: fc.constantFrom<StoreProductType>(...(options.length === 0 ? STORE_PRODUCT_TYPES : WITH_OPTIONS)),
      isVisible: fc.boolean(),
      isListed: fc.boolean(),
      brand: words(60),
      excerpt: words(80),
      description: words(80),
      options: fc.constant(options),
      variants: fc
        .array(
          fc.record({
            id: fc.stringMatching(/^[0-9a-f]{24}$/),
            sku: words(60),
            price: fc.integer({ min: 0, max: 100_000_000 }),
            salePrice: fc.integer({ min: 0, max: 100_000_000 }),
            onSale: fc.boolean(),
            stock: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 9_999_999 })),
            weightGrams: fc.integer({ min: 0, max: 10_000_000 }),
            lengthTenthMm: fc.integer({ min: 0, max: 1_000_000 }),
            widthTenthMm: fc.integer({ min: 0, max: 1_000_000 }),
            heightTenthMm: fc.integer({ min: 0, max: 1_000_000 }),
          }),
          { minLength: options.length === 0 ? 1 : count, maxLength: options.length === 0 ? 1 : count },
        )
        .map((variants) =>
          variants.map((variant, at) => ({ ...variant, values: options.map(() => `value ${at}`) })),
        ),
      images: fc.uniqueArray(
        fc.record({ url: fc.webUrl(), alt: named(30).map((alt) => alt.replaceAll(/\s+/g, ' ')) }),
        { maxLength: 3, selector: ({ url }) => url },
      ),
      categories: labels(25),
      tags: labels(50),
      seoTitle: words(40),
      seoDescription: words(40),
    }),
  );

describe('an export of products', () => {
  it.each(['USD', 'JPY'])(
    'in %s is read as it was written, whatever the texts are [CRM-19, COMM-19]',
    (currency) => {
      fc.assert(
        fc.property(
          fc.array(product, { minLength: 1, maxLength: 3 }),
          (contents: readonly FiledContent[]) => {
            const rows = contents.flatMap((content, at) =>
              productRows({ id: `p${at}`, page: 'shop', content }, currency),
            );
            const reader = createCsvReader();
            const [header = [], ...read] = [
              ...reader.read(csvOf([PRODUCT_FILE_HEADER, ...rows])),
              ...reader.end(),
            ];
            const dialect = recognisedDialect(header);
            expect(dialect).toBe('portico');
            const products = productFileReader({
              dialect: 'portico',
              header,
              columns: productColumns(header, dialect),
              store: { currency, measurement: 'imperial' },
            });
            const found = [...read.flatMap((cells, at) => products.read(cells, at + 2)), ...products.end()];
            expect(found.map(({ problem, key }) => [problem, key])).toEqual(
              contents.map((_, at) => [null, `portico:p${at}`]),
            );
            expect(found.map(({ content }) => content)).toEqual(contents);
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
