import type { DocumentRecords } from '#domain/documents/record.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { UNLIMITED, type Stock } from '#domain/products/stock.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { FiledContent, FiledImage, FiledVariant } from './filed-product.ts';

export interface StoredProduct {
  readonly records: DocumentRecords;
  /** By the ids of variants; those without a figure are unlimited. */
  readonly stock: ReadonlyMap<string, Stock>;
}

/**
 * A product as a file would say it, but for its description, which is made of its blocks: what exports write, and what
 * files are compared with. A digital product has one row that is no variant.
 */
export function filedContentOf(
  documentId: string,
  { records, stock }: StoredProduct,
  urlOf: (path: string) => string,
): FiledContent {
  const { content, options, variants, images } = productRecordsOf(records);
  const settings = records['settings'];
  const text = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');
  const names = (value: JsonValue | undefined): readonly string[] =>
    Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const imageOf = (image: JsonValue | undefined): readonly FiledImage[] =>
    isJsonObject(image) ? [{ url: urlOf(text(image['path'])), alt: text(image['alt']) }] : [];
  const isDigital = content.productType === 'digital';
  const sold = isDigital
    ? [
        {
          id: documentId,
          values: [],
          sku: '',
          price: content.priceCents,
          salePrice: content.salePriceCents,
          onSale: content.onSale,
          stock: null,
        },
      ]
    : variants.map((variant): FiledVariant => ({
        id: variant.id,
        values: options.map(
          ({ id, values }) => values.find((value) => value.id === variant.values[id])?.name ?? '',
        ),
        sku: variant.sku,
        price: variant.price,
        salePrice: variant.salePrice,
        onSale: variant.onSale,
        stock: stockOf(stock.get(variant.id) ?? UNLIMITED),
        weightGrams: variant.weightGrams,
        lengthTenthMm: variant.lengthTenthMm,
        widthTenthMm: variant.widthTenthMm,
        heightTenthMm: variant.heightTenthMm,
      }));
  return {
    title: text(settings?.['title']),
    urlName: text(settings?.['urlName']),
    type: content.productType,
    isVisible: settings?.['workflowState'] === 'published',
    isListed: settings?.['visibility'] !== 'unlisted',
    brand: content.brand,
    excerpt: text(settings?.['excerpt']),
    options: isDigital ? [] : options.map(({ name }) => name),
    variants: sold,
    images: [...imageOf(settings?.['featuredImage']), ...images.flatMap(({ image }) => imageOf(image))],
    categories: names(settings?.['categories']),
    tags: names(settings?.['tags']),
    seoTitle: text(settings?.['seoTitle']),
    seoDescription: text(settings?.['description']),
  };
}

function stockOf({ isUnlimited, quantity }: Stock): number | null {
  return isUnlimited ? null : quantity;
}
