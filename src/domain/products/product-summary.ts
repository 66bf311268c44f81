import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import type { PriceStyle } from './shown-price.ts';

/** What lists say of a product: its prices in minor units, and whether it can be had. */
export type ProductSummary = PriceStyle & {
  readonly prices: PriceRange;
  /** No variant is in stock (COMM-31). */
  readonly isSoldOut: boolean;
  /** By which it is charged; absent: it is bought once. */
  readonly plan?: SubscriptionPlan | undefined;
};

/** The prices of all variants of a product in minor units. */
export type PriceRange = {
  /** The lowest and the highest price that is asked now, sale prices included (COMM-36). */
  readonly lowest: number;
  readonly highest: number;
  /** How many of the variants are on sale (COMM-38). */
  readonly onSale: 'none' | 'some' | 'all';
  /** The lowest price without a sale. */
  readonly original: number;
};

interface Priced {
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
}

/** What is asked for it now, in minor units. */
export function currentPrice({ price, salePrice, onSale }: Priced): number {
  return onSale ? salePrice : price;
}

/** The prices of variants; of none: 0. */
export function priceRange(variants: readonly Priced[]): PriceRange {
  const current = variants.map(currentPrice);
  const reduced = variants.filter(({ onSale }) => onSale).length;
  return {
    lowest: current.length === 0 ? 0 : Math.min(...current),
    highest: Math.max(0, ...current),
    onSale: reduced === 0 ? 'none' : reduced === variants.length ? 'all' : 'some',
    original: variants.length === 0 ? 0 : Math.min(...variants.map(({ price }) => price)),
  };
}
