import type { MoneyValue } from '#domain/money/money-value.ts';
import type { Place } from '#domain/pricing/places.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';

/** A line of a cart, with what the shop says of it now (COMM-86). Amounts are whole minor units. */
export interface CartEntry {
  readonly id: string;
  readonly productId: string;
  /** Of a digital product the id of the product. */
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPriceCents: number;
  /** Before discounts; 0 for what cannot be bought, which counts in no total (ORD-10). */
  readonly lineTotalCents: number;
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly altText: string;
  } | null;
  readonly productType: StoreProductType;
  readonly formAnswers: readonly { readonly label: string; readonly answer: string }[];
  readonly subscriptionPlan: null;
  /** The address of its page; null where it has none any more. */
  readonly path: string | null;
  /** Why it keeps from the checkout, in the words of the site; null where it can be bought. */
  readonly problem: string | null;
}

/** A way of delivery that is offered (COMM-87). */
export interface CartShippingOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  readonly deliveryEstimate: string;
  readonly isPickup: boolean;
}

/** A cart as scripts of the owner read it (COMM-61 to COMM-87). */
export interface CartFacade {
  readonly id: string | null;
  readonly websiteId: string | null;
  readonly orderId: string | null;
  readonly created: Date | null;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly CartShippingOption[];
  readonly applicableTaxRules: readonly {
    readonly id: string;
    readonly name: string;
    /** Ten-thousandths of a percent (ORD-67). */
    readonly rate: number;
    readonly amountCents: number;
  }[];
  readonly coupons: readonly { readonly code: string }[];
  readonly validCoupons: readonly { readonly code: string }[];
  /** Each with why it does not count, in the words of the site. */
  readonly invalidCoupons: readonly { readonly code: string; readonly reason: string }[];
  readonly selectedShippingOption: CartShippingOption | null;
  readonly shippingLocation: Place | null;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly subtotalAmount: MoneyValue;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** A cart as it is sent: what it does not have is absent, times are milliseconds since 1970. */
export type SentCart = {
  readonly [Field in Exclude<keyof CartFacade, 'created'>]?: CartFacade[Field] | undefined;
} & { readonly created?: number | undefined };

/**
 * The cart of an answer. What is absent is null of texts and objects, empty of lists, false of yes and no, and 0 of
 * numbers (COMM-74 to COMM-79, COMM-85), and a subtotal without a currency is 0 in USD (COMM-80, COMM-81).
 */
export function cartFacade(sent: SentCart): CartFacade {
  return {
    id: sent.id ?? null,
    websiteId: sent.websiteId ?? null,
    orderId: sent.orderId ?? null,
    created: sent.created === undefined ? null : new Date(sent.created),
    isPurchased: sent.isPurchased ?? false,
    entries: sent.entries ?? [],
    shippingOptions: sent.shippingOptions ?? [],
    applicableTaxRules: sent.applicableTaxRules ?? [],
    coupons: sent.coupons ?? [],
    validCoupons: sent.validCoupons ?? [],
    invalidCoupons: sent.invalidCoupons ?? [],
    selectedShippingOption: sent.selectedShippingOption ?? null,
    shippingLocation: sent.shippingLocation ?? null,
    subtotalCents: sent.subtotalCents ?? 0,
    taxCents: sent.taxCents ?? 0,
    shippingCostCents: sent.shippingCostCents ?? 0,
    discountCents: sent.discountCents ?? 0,
    grandTotalCents: sent.grandTotalCents ?? 0,
    totalQuantity: sent.totalQuantity ?? 0,
    subtotalAmount: sent.subtotalAmount ?? { value: '0.00', currency: 'USD' },
    hasDigital: sent.hasDigital ?? false,
    purelyDigital: sent.purelyDigital ?? false,
    requiresShipping: sent.requiresShipping ?? false,
  };
}
