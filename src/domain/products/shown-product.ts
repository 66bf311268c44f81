import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Feature } from '#domain/features/feature-table.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { JsonValue } from '#lib/json.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import type { ProductLayout } from './product-layouts.ts';
import type { PriceStyle } from './shown-price.ts';
import { MAX_LINE_PIECES } from './product-limits.ts';
import { planOf } from './product-content.ts';
import { productRecordsOf, type ProductRecords } from './product-records.ts';
import type { StoreProductType } from './product-types.ts';
import { isInStock, piecesLeft, UNLIMITED, type Stock } from './stock.ts';

/** What can be bought of a product, as its page shows it. Amounts are minor units. */
export type ShownVariant = {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly isInStock: boolean;
  /** So few pieces are left that its owner wants it said (ORD-90); null otherwise. */
  readonly left: number | null;
  /** The index of the picture that shows it among those besides the featured one; null: the featured one. */
  readonly image: number | null;
  /** The index of its value in each of the options. */
  readonly values: readonly number[];
};

/** What is chosen of a product; forms name the choice by the ids. */
export type ShownOption = {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly valueIds: readonly string[];
};

/** A product as its page, its list and its data show it. */
export type ShownProduct = PriceStyle & {
  /** The id of its document. */
  readonly id: string;
  readonly productType: StoreProductType;
  readonly layout: ProductLayout;
  /** It is shown and cannot be bought: the site is without a shop, subscriptions or gift cards (COMM-52, COMM-55, CONT-228). */
  readonly isNotSold?: true;
  /** What is bought goes straight to the checkout (ORD-27). */
  readonly isExpress?: true;
  /** By which it is charged: it goes to the subscription checkout, and not into the cart (COMM-50). */
  readonly plan?: SubscriptionPlan;
  /** Of gift cards: that of their site, by which their checkout is reached (COMM-54). */
  readonly websiteId?: string;
  /** Whoever waits for what is sold out can leave an email (ORD-92). */
  readonly tellsBack?: true;
  /** So many pieces of it may be in a cart (ORD-02). */
  readonly most: number;
  /** Who makes it; absent: nobody is named (FIND-60). */
  readonly brand?: string;
  /** A few words about it, below its title. */
  readonly excerpt: string;
  /** On the button that puts it into the cart; empty: what the site says (COMM-09). */
  readonly addText: string;
  readonly options: readonly ShownOption[];
  readonly variants: readonly ShownVariant[];
  readonly images: readonly ImageValue[];
};

export interface StoreFacts extends PriceStyle {
  readonly layout: ProductLayout;
  /** By the ids of variants; those without a figure are unlimited. */
  readonly stock: ReadonlyMap<string, Stock>;
  /** From so many pieces on downwards pages say how many are left (ORD-90); null or nothing: they do not. */
  readonly lowStock?: number | null;
  readonly expressCheckout?: boolean;
  /** Of the site; absent where nothing is bought. */
  readonly websiteId?: string;
  /** What the site is without (CONT-228). */
  readonly featuresOff?: readonly Feature[];
  /** Whether people are told when something is back (ORD-92). */
  readonly tellsBack?: boolean;
}

/**
 * A product from its records, published or drafted.
 * @param documentId that of the product, which is the id of what is sold of a digital one
 */
export function shownProduct(documentId: string, records: DocumentRecords, store: StoreFacts): ShownProduct {
  const product = productRecordsOf(records);
  const settings = records['settings'];
  const options = product.options.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map((value) => value.name),
    valueIds: values.map((value) => value.id),
  }));
  const variants = shownVariants(documentId, product, store.stock, store.lowStock ?? null);
  const plan = planOf(product.content);
  const needed: readonly Feature[] = [
    'commerce',
    ...(plan === null ? [] : ['subscriptions' as const]),
    ...(product.content.productType === 'gift-card' ? ['gift-cards' as const] : []),
  ];
  const brand = product.content.brand.trim();
  const isNotSold = needed.some((feature) => store.featuresOff?.includes(feature) === true);
  return {
    id: documentId,
    productType: product.content.productType,
    currency: store.currency,
    ...(store.trimsZeroFractions === true ? { trimsZeroFractions: true } : {}),
    layout: store.layout,
    ...(isNotSold ? { isNotSold: true } : {}),
    ...(store.expressCheckout === true ? { isExpress: true } : {}),
    ...(plan === null ? {} : { plan }),
    ...(product.content.productType === 'gift-card' && store.websiteId !== undefined
      ? { websiteId: store.websiteId }
      : {}),
    ...(store.tellsBack === true && !isNotSold && variants.some(({ isInStock: has }) => !has)
      ? { tellsBack: true }
      : {}),
    most: product.content.mostPerOrder ?? MAX_LINE_PIECES,
    ...(brand === '' ? {} : { brand }),
    excerpt: textOf(settings?.['excerpt']),
    addText: textOf(settings?.['addToCartText']).trim(),
    options: product.content.productType === 'digital' ? [] : options,
    variants,
    images: product.images.map(({ image }) => image),
  };
}

/** What is sold of a product. */
export function shownVariants(
  documentId: string,
  { content, options, variants, images }: ProductRecords,
  stock: ReadonlyMap<string, Stock>,
  lowStock: number | null = null,
): readonly ShownVariant[] {
  if (content.productType === 'digital') {
    const { priceCents: price, salePriceCents: salePrice, onSale } = content;
    const bought = { id: documentId, sku: '', price, salePrice, onSale, image: null, values: [] };
    return [{ ...bought, ...availability(UNLIMITED, null) }];
  }
  const isCounted = content.productType !== 'gift-card';
  return variants.map(({ id, sku, price, salePrice, onSale, values, imageId }) => ({
    id,
    sku,
    price,
    salePrice,
    onSale,
    ...availability((isCounted ? stock.get(id) : undefined) ?? UNLIMITED, lowStock),
    image: indexOrNull(images.findIndex((image) => image.id === imageId)),
    values: options.map((option) => option.values.findIndex((value) => value.id === values[option.id])),
  }));
}

function availability(
  stock: Stock,
  lowStock: number | null,
): Pick<ShownVariant, 'unlimited' | 'qtyInStock' | 'isInStock' | 'left'> {
  const { isUnlimited: unlimited, quantity: qtyInStock } = stock;
  return { unlimited, qtyInStock, isInStock: isInStock(stock), left: piecesLeft(stock, lowStock) };
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function indexOrNull(index: number): number | null {
  return index === -1 ? null : index;
}
