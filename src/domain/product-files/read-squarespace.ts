import type { StoreProductType } from '#domain/products/product-types.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { checkedProduct } from './checked-product.ts';
import { filedMeasure, filedPrice, filedStock, filedYesNo, type ReadingNotes } from './filed-figures.ts';
import { filedOptions } from './filed-options.ts';
import type { FiledContent, FiledVariant } from './filed-product.ts';
import { splitLabels } from './label-list.ts';
import type { ProductCells, ProductColumnsRead } from './product-cells.ts';
import type { ProductColumn } from './product-columns.ts';
import type { DialectReader, StoreOfFile } from './product-dialect-reader.ts';

/** Products as Squarespace exports them: a row with a title begins one, the rows after it are its further variants. */
export const squarespaceReader: DialectReader = readerOf('squarespace');

/** Products as Portico exports them: the same columns and some of its own. */
export const porticoReader: DialectReader = readerOf('portico');

function readerOf(dialect: 'squarespace' | 'portico'): DialectReader {
  return {
    begins: (cells) =>
      ['title', 'urlName', 'productId'].some((column) => cells.get(column as ProductColumn) !== ''),
    productOf(rows, columns, store) {
      const notes: ReadingNotes = { problems: [], remarks: [] };
      const [first] = rows;
      const get = (column: ProductColumn) => first?.get(column) ?? '';
      const told = <Field extends keyof FiledContent>(
        column: ProductColumn,
        field: Field,
        value: FiledContent[Field],
      ) => (columns.has(column) ? { [field]: value } : {});
      const options = filedOptions(rows);
      const type = typeOf(get('productType'));
      const isVisible = filedYesNo(get('visible')) !== false;
      // Files of Squarespace do not hold what is downloaded; what is exported here stays as it is.
      const isUnfinished = type === 'digital' && dialect === 'squarespace';
      if (isUnfinished) notes.remarks.push(productFiles.digitalFiles);
      return checkedProduct({
        key: `${dialect}:${get('productId') || get('urlName') || get('title')}`,
        rows: rows.map(({ row }) => row),
        notes,
        variantLines: rows.map(({ row }) => row.line),
        content: {
          title: get('title'),
          ...told('urlName', 'urlName', get('urlName')),
          type,
          ...told('visible', 'isVisible', isVisible && !isUnfinished),
          ...told('listed', 'isListed', filedYesNo(get('listed')) !== false),
          ...told('brand', 'brand', get('brand')),
          ...told('excerpt', 'excerpt', get('excerpt')),
          ...told('description', 'description', get('description')),
          options: options.names,
          variants: rows.map((cells) => ({
            ...variantOf(cells, columns, store, notes),
            values: options.valuesIn(cells),
          })),
          ...told('images', 'images', imagesOf(get('images'), get('imageTexts'))),
          ...told('categories', 'categories', splitLabels(get('categories')).map(withoutSlash)),
          ...told('tags', 'tags', splitLabels(get('tags'))),
          ...told('seoTitle', 'seoTitle', get('seoTitle')),
          ...told('seoDescription', 'seoDescription', get('seoDescription')),
        },
      });
    },
  };
}

function typeOf(text: string): StoreProductType {
  switch (text.toLowerCase().replaceAll(/[\s_]/g, '-')) {
    case 'service':
      return 'service';
    case 'digital':
    case 'download':
      return 'digital';
    case 'gift-card':
      return 'gift-card';
    default:
      return 'physical';
  }
}

function variantOf(
  cells: ProductCells,
  columns: ProductColumnsRead,
  store: StoreOfFile,
  notes: ReadingNotes,
): Omit<FiledVariant, 'values'> {
  const place = { line: cells.row.line, notes };
  const isImperial = store.measurement === 'imperial';
  const weightUnit = cells.get('weightUnit') || (isImperial ? 'lb' : 'kg');
  const sizeUnit = cells.get('sizeUnit') || (isImperial ? 'in' : 'cm');
  const size = (column: ProductColumn) => filedMeasure(cells.get(column), sizeUnit, 'tenthMm', place) ?? 0;
  const stock = filedStock(cells.get('stock'), place);
  return {
    id: cells.get('variantId'),
    ...(columns.has('sku') ? { sku: cells.get('sku') } : {}),
    ...(columns.has('price') ? { price: filedPrice(cells.get('price'), store.currency, place) ?? 0 } : {}),
    ...(columns.has('salePrice')
      ? { salePrice: filedPrice(cells.get('salePrice'), store.currency, place) ?? 0 }
      : {}),
    ...(columns.has('onSale') ? { onSale: filedYesNo(cells.get('onSale')) === true } : {}),
    ...(stock === undefined ? {} : { stock }),
    ...(columns.has('weight')
      ? { weightGrams: filedMeasure(cells.get('weight'), weightUnit, 'grams', place) ?? 0 }
      : {}),
    ...(columns.has('length') ? { lengthTenthMm: size('length') } : {}),
    ...(columns.has('width') ? { widthTenthMm: size('width') } : {}),
    ...(columns.has('height') ? { heightTenthMm: size('height') } : {}),
  };
}

function imagesOf(urls: string, texts: string): NonNullable<FiledContent['images']> {
  const alts = texts === '' ? [] : texts.split('\n');
  return [...new Set(urls.split(/\s+/))].flatMap((url, at) =>
    url === '' ? [] : [{ url, alt: (alts[at] ?? '').trim() }],
  );
}

/** Categories are written as addresses there: `/mugs`. */
function withoutSlash(category: string): string {
  return category.replace(/^\//, '');
}
