import type { ProductSummary } from './product-summary.ts';

/** Orders of a list of products. */
export type StoreSort = 'hand' | 'newest' | 'price' | 'price-down' | 'name';

export interface SortedProduct {
  readonly id: string;
  readonly title: string;
  readonly product?: ProductSummary;
}

/**
 * Products in the order that their store page has; those that come in are the newest first. By hand those without a
 * place come after the others. The same order for the same products, whatever the language of the server.
 */
export function sortedProducts<Product extends SortedProduct>(
  products: readonly Product[],
  sort: StoreSort,
  order: readonly string[],
): readonly Product[] {
  switch (sort) {
    case 'newest':
      return products;
    case 'price':
      return products.toSorted((one, other) => lowestOf(one) - lowestOf(other));
    case 'price-down':
      return products.toSorted((one, other) => lowestOf(other) - lowestOf(one));
    case 'name':
      return products.toSorted((one, other) => NAMES.compare(one.title, other.title));
    case 'hand': {
      const places = new Map(order.map((id, index) => [id, index]));
      const placeOf = ({ id }: Product): number => places.get(id) ?? order.length;
      return products.toSorted((one, other) => placeOf(one) - placeOf(other));
    }
  }
}

const NAMES = new Intl.Collator('en', { numeric: true });

function lowestOf({ product }: SortedProduct): number {
  return product?.prices.lowest ?? 0;
}
