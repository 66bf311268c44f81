import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { StructuredImage, StructuredItem } from '#domain/seo/structured-data.ts';
import { MOST_STARS, type ShownReviews } from '../product-reviews/product-review.ts';
import { currentPrice, priceRange } from './product-summary.ts';
import type { PeriodUnit } from '#domain/subscriptions/billing-period.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

interface ShownItem {
  readonly product?: ShownProduct;
  readonly reviews?: ShownReviews;
  readonly description: string;
  readonly images: readonly StructuredImage[];
}

/**
 * An item as a Product of the page's graph: one offer, or the lowest and the highest price of several with each of them, as decimal text
 * in the digits of the currency; its brand where it has one; how often its plan charges; a rating only with at least one approved review (FIND-60).
 */
export function structuredProduct(
  item: StructuredItem,
  { product, reviews, description, images }: ShownItem,
): object {
  return {
    '@type': 'Product',
    '@id': `${item.url}#product`,
    name: item.title,
    url: item.url,
    ...(description === '' ? {} : { description }),
    ...(images.length === 0 ? {} : { image: images.map(({ url }) => url) }),
    ...(item.categories.length === 0 ? {} : { category: item.categories }),
    ...(product?.brand === undefined ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product === undefined ? {} : offersOf(product, item.url)),
    ...(reviews === undefined ? {} : ratingOf(reviews)),
    mainEntityOfPage: { '@id': `${item.url}#webpage` },
  };
}

/** Reviews that are named one by one. */
const MAX_NAMED_REVIEWS = 10;
const TENTHS = 10;

function ratingOf({ count, average, listed }: ShownReviews): object {
  const bestRating = MOST_STARS;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (average / TENTHS).toFixed(1),
      reviewCount: count,
      bestRating,
    },
    review: listed.slice(0, MAX_NAMED_REVIEWS).map(({ rating, name, text, at }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
      ...(name === '' ? {} : { author: { '@type': 'Person', name } }),
      reviewBody: text,
      datePublished: at.slice(0, '2026-11-27'.length),
    })),
  };
}

/** Offers that a page names each by itself; of more it says the lowest and the highest price alone. */
const MAX_OFFERS = 100;

function offersOf(product: ShownProduct, url: string): object {
  const { variants, currency } = product;
  const [first, second] = variants;
  if (first === undefined) return {};
  if (second === undefined) {
    return { ...skuOf(first), offers: { '@type': 'Offer', ...offerOf(product, first, url) } };
  }
  const amount = (price: number): string => moneyValue(toCents(price), currency).value;
  const { lowest, highest } = priceRange(variants);
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      availability: availability(variants.some(({ isInStock }) => isInStock)),
      lowPrice: amount(lowest),
      highPrice: amount(highest),
      offerCount: variants.length,
      ...(variants.length > MAX_OFFERS
        ? {}
        : {
            offers: variants.map((variant) => ({
              '@type': 'Offer',
              name: nameOf(product, variant),
              ...skuOf(variant),
              ...offerOf(product, variant, url),
            })),
          }),
    },
  };
}

/** What is asked for a variant; of one with a plan how often, and of one on sale the price before, too. */
function offerOf({ currency, plan }: ShownProduct, variant: ShownVariant, url: string): object {
  const priced = (price: number): { readonly price: string; readonly priceCurrency: string } => ({
    price: moneyValue(toCents(price), currency).value,
    priceCurrency: currency,
  });
  const now = priced(currentPrice(variant));
  const specifications = [
    ...(plan === undefined ? [] : [{ '@type': 'UnitPriceSpecification', ...now, ...chargesOf(plan) }]),
    ...(variant.onSale && variant.salePrice < variant.price
      ? [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            ...priced(variant.price),
          },
        ]
      : []),
  ];
  return {
    url,
    availability: availability(variant.isInStock),
    ...now,
    ...(specifications.length === 0 ? {} : { priceSpecification: specifications }),
  };
}

/** As schema.org says how often a price is charged, and for how long: without end where nothing is said of it. */
function chargesOf({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan): object {
  return {
    priceComponentType: 'https://schema.org/Subscription',
    billingIncrement: value,
    unitCode: UNIT_CODES[unit],
    ...(numBillingCycles === 0 ? {} : { billingDuration: value * numBillingCycles }),
  };
}

/** The common codes of the United Nations for units of time. */
const UNIT_CODES: Readonly<Record<PeriodUnit, string>> = { week: 'WEE', month: 'MON', year: 'ANN' };

function availability(isInStock: boolean): string {
  return `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;
}

function skuOf({ sku }: ShownVariant): object {
  return sku === '' ? {} : { sku };
}

function nameOf({ options }: ShownProduct, { values }: ShownVariant): string {
  return options.map((option, index) => option.values[values[index] ?? -1] ?? '').join(' / ');
}
