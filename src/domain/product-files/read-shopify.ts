import type { StoreProductType } from '#domain/products/product-types.ts';
import { checkedProduct } from './checked-product.ts';
import { filedMeasure, filedPrice, filedStock, filedYesNo, type ReadingNotes } from './filed-figures.ts';
import { filedOptions } from './filed-options.ts';
import type { FiledImage, FiledVariant } from './filed-product.ts';
import { splitLabels } from './label-list.ts';
import type { ProductCells, ProductColumnsRead } from './product-cells.ts';
import type { DialectReader, StoreOfFile } from './product-dialect-reader.ts';

/**
 * Products as Shopify exports them, by its older and its newer headers: the rows of a handle are one product; a row
 * without a variant brings a picture; `Title` with `Default Title` stands for no options.
 */
export const shopifyReader: DialectReader = {
  begins: (cells, before) => cells.get('urlName') !== before.get('urlName'),
  productOf(rows, columns, store) {
    const notes: ReadingNotes = { problems: [], remarks: [] };
    const [first] = rows;
    const get = (column: Parameters<ProductCells['get']>[0]) => first?.get(column) ?? '';
    const options = filedOptions(rows);
    const isPlain =
      options.names.length === 1 &&
      options.names[0] === 'Title' &&
      rows.every((cells) => ['', 'Default Title'].includes(options.valuesIn(cells)[0] ?? ''));
    const variantRows = rows.filter(
      (cells, at) =>
        at === 0 || cells.get('option1Value') !== '' || cells.get('price') !== '' || cells.get('sku') !== '',
    );
    const status = get('status').toLowerCase();
    return checkedProduct({
      key: `shopify:${get('urlName')}`,
      rows: rows.map(({ row }) => row),
      notes,
      variantLines: variantRows.map(({ row }) => row.line),
      content: {
        title: get('title'),
        urlName: get('urlName'),
        type: typeOf(get('giftCard'), get('isShipped')),
        isVisible: filedYesNo(get('visible')) !== false && ['', 'active', 'unlisted'].includes(status),
        isListed: status !== 'unlisted',
        description: get('description'),
        ...(columns.has('brand') ? { brand: get('brand') } : {}),
        options: isPlain ? [] : options.names,
        variants: variantRows.map((cells) => ({
          ...variantOf(cells, columns, store, notes),
          values: isPlain ? [] : options.valuesIn(cells),
        })),
        images: imagesOf(rows),
        ...(get('category') === '' ? {} : { categories: [get('category')] }),
        ...(columns.has('tags') ? { tags: splitLabels(get('tags')) } : {}),
        seoTitle: get('seoTitle'),
        seoDescription: get('seoDescription'),
      },
    });
  },
};

/** What is not shipped is a service here: its pieces are counted, and nothing is sent. */
function typeOf(giftCard: string, isShipped: string): StoreProductType {
  if (filedYesNo(giftCard) === true) return 'gift-card';
  return filedYesNo(isShipped) === false ? 'service' : 'physical';
}

function variantOf(
  cells: ProductCells,
  columns: ProductColumnsRead,
  store: StoreOfFile,
  notes: ReadingNotes,
): Omit<FiledVariant, 'values'> {
  const place = { line: cells.row.line, notes };
  const asked = filedPrice(cells.get('price'), store.currency, place);
  const compared = filedPrice(cells.get('comparePrice'), store.currency, place);
  const isReduced = asked !== undefined && compared !== undefined && compared > asked;
  const weightGrams = filedMeasure(cells.get('weight'), 'g', 'grams', place);
  const stock = stockOf(cells, columns, filedStock(cells.get('stock'), place));
  return {
    id: '',
    sku: cells.get('sku'),
    price: (isReduced ? compared : asked) ?? 0,
    salePrice: isReduced ? asked : 0,
    onSale: isReduced,
    ...(stock === undefined ? {} : { stock }),
    ...(weightGrams === undefined ? {} : { weightGrams }),
  };
}

/** What nobody tracks, or goes on selling when it is gone, is unlimited; files of several locations have no figure. */
function stockOf(
  cells: ProductCells,
  columns: ProductColumnsRead,
  counted: number | null | undefined,
): number | null | undefined {
  if (/^(?:continue|true|yes)$/i.test(cells.get('stockPolicy'))) return null;
  if (columns.has('stockTracker') && cells.get('stockTracker') === '') return null;
  return counted;
}

function imagesOf(rows: readonly ProductCells[]): readonly FiledImage[] {
  const placed = rows
    .map((cells, at) => ({
      url: cells.get('images'),
      alt: cells.get('imageTexts'),
      place: Number(cells.get('imagePosition')) || at + 1,
    }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ url, alt }) => ({ url, alt }));
  const ofVariants = rows.map((cells) => ({ url: cells.get('variantImage'), alt: '' }));
  const seen = new Set(['']);
  return [...placed, ...ofVariants].filter(({ url }) => !seen.has(url) && seen.add(url) !== undefined);
}
