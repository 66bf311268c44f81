import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { StructuredImage, StructuredItem } from '#domain/seo/structured-data.ts';
import { currentPrice, priceRange } from './product-summary.ts';
import type { ShownProduct } from './shown-product.ts';

interface ShownItem {
  readonly product?: ShownProduct;
  readonly description: string;
  readonly images: readonly StructuredImage[];
}

/**
 * An item as a Product of the page's graph: one offer, or the lowest and the highest price of several, as decimal text
 * in the digits of the currency (FIND-60).
 */
export function structuredProduct(item: StructuredItem, { product, description, images }: ShownItem): object {
  return {
    '@type': 'Product',
    '@id': `${item.url}#product`,
    name: item.title,
    url: item.url,
    ...(description === '' ? {} : { description }),
    ...(images.length === 0 ? {} : { image: images.map(({ url }) => url) }),
    ...(item.categories.length === 0 ? {} : { category: item.categories }),
    ...(product === undefined ? {} : offersOf(product, item.url)),
    mainEntityOfPage: { '@id': `${item.url}#webpage` },
  };
}

function offersOf({ variants, currency }: ShownProduct, url: string): object {
  const [first, second] = variants;
  if (first === undefined) return {};
  const amount = (price: number): string => moneyValue(toCents(price), currency).value;
  const common = {
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${variants.some(({ isInStock }) => isInStock) ? 'InStock' : 'OutOfStock'}`,
  };
  if (second === undefined) {
    const offer = { '@type': 'Offer', ...common, price: amount(currentPrice(first)) };
    return { ...(first.sku === '' ? {} : { sku: first.sku }), offers: offer };
  }
  const { lowest, highest } = priceRange(variants);
  const range = { lowPrice: amount(lowest), highPrice: amount(highest), offerCount: variants.length };
  return { offers: { '@type': 'AggregateOffer', ...common, ...range } };
}
