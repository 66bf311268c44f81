import { toCents } from '#domain/money/cents.ts';
import { moneyValue, type MoneyValue } from '#domain/money/money-value.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { currentPrice } from './product-summary.ts';
import type { ShownProduct } from './shown-product.ts';

/** A variant as others read it: prices in minor units and as money (COMM-17). */
export type StructuredVariant = {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly priceMoney: MoneyValue;
  readonly salePriceMoney: MoneyValue;
};

/** The commerce data of a product (COMM-01). */
export type StructuredContent = {
  readonly productType: string;
  /** Who makes it; absent: nobody is named. */
  readonly brand?: string;
  readonly variants: readonly StructuredVariant[];
  readonly priceCents?: number;
  readonly salePriceCents?: number;
  readonly onSale?: boolean;
  readonly priceMoney: MoneyValue;
  /** Whether it is charged by a plan, and by which (COMM-44, COMM-45). */
  readonly isSubscribable: boolean;
  readonly subscriptionPlan?: SubscriptionPlan;
};

/**
 * The data of a product for whoever reads it outside of the page: variants with their stock and the texts of their
 * options (COMM-17), digital ones with a price of their own instead (COMM-18), always unlimited (COMM-32).
 */
export function structuredContentOf(product: ShownProduct): StructuredContent {
  const { productType, currency, options, variants, plan } = product;
  const whole = {
    ...(product.brand === undefined ? {} : { brand: product.brand }),
    isSubscribable: plan !== undefined,
    ...(plan === undefined ? {} : { subscriptionPlan: plan }),
  };
  const money = (amount: number): MoneyValue => moneyValue(toCents(amount), currency);
  const lowest = variants.length === 0 ? 0 : Math.min(...variants.map(currentPrice));
  const [only] = variants;
  if (productType === 'digital' && only !== undefined) {
    const { price: priceCents, salePrice: salePriceCents, onSale } = only;
    return {
      productType,
      variants: [],
      priceCents,
      salePriceCents,
      onSale,
      priceMoney: money(lowest),
      ...whole,
    };
  }
  return {
    productType,
    priceMoney: money(lowest),
    ...whole,
    variants: variants.map(({ id, sku, price, salePrice, onSale, unlimited, qtyInStock, values }) => ({
      id,
      sku,
      price,
      salePrice,
      onSale,
      unlimited,
      qtyInStock,
      optionValues: options.map(({ name, values: texts }, index) => ({
        optionName: name,
        value: texts[values[index] ?? -1] ?? '',
      })),
      priceMoney: money(price),
      salePriceMoney: money(salePrice),
    })),
  };
}
