import type { Cents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Place, ServedPlaces } from './places.ts';

/** Plans for members are services. */
export type LineKind = 'physical' | 'digital' | 'service' | 'giftCard' | 'donation';

export interface PricingLine {
  /** Ids are ordered by time, so that the earlier line has the smaller one. */
  readonly id: string;
  readonly productId: string;
  readonly categoryIds: readonly string[];
  readonly kind: LineKind;
  /** The price that is asked now: that of the sale, if there is one (ORD-40). */
  readonly unitPrice: Cents;
  readonly isOnSale: boolean;
  readonly pieces: number;
  /** A line that cannot be bought counts in nothing. */
  readonly canBeBought: boolean;
  /** `standard`, `reduced`, `zero` or one of the owner's (ORD-65). */
  readonly taxClass: string;
  readonly weightGrams: number;
  /** What delivery of a piece costs beyond that of the option (ORD-62). */
  readonly extraDelivery: Cents;
  /** Of a line of an order that is edited: what was agreed when it was ordered, and is not chosen anew (ORD-68, ORD-100). */
  readonly agreed?: {
    readonly discount: Cents;
    /** Null where the taxes of now count, such as for another address. */
    readonly taxes: readonly AgreedTax[] | null;
  };
}

/** A tax at the rate of the day on which something was ordered. */
export interface AgreedTax {
  readonly ruleId: string;
  readonly name: string;
  /** Ten-thousandths of a percent. */
  readonly rate: number;
}

/** What all have to hold for a discount to count (ORD-48); null where it makes no difference. */
export interface DiscountConditions {
  readonly minimumSubtotal: Cents | null;
  readonly minimumPieces: number | null;
  /** It is for these products, and for those in the categories; for all where both are null. */
  readonly productIds: readonly string[] | null;
  readonly categoryIds: readonly string[] | null;
  readonly isForMembers: boolean;
  /** In small letters. */
  readonly emails: readonly string[] | null;
  readonly isForFirstOrder: boolean;
  readonly countries: readonly string[] | null;
  readonly leavesOutSales: boolean;
}

/** What a discount does (ORD-49). Percentages are in hundredths of a percent: 10 % are 1,000. */
export type DiscountEffect =
  | { readonly on: 'lines' | 'order' | 'delivery'; readonly kind: 'percent'; readonly percent: number }
  | { readonly on: 'lines' | 'order' | 'delivery'; readonly kind: 'amount'; readonly amount: Cents }
  /** Of each `buy + get` pieces the `get` cheapest are cheaper by the percentage. */
  | {
      readonly on: 'lines';
      readonly kind: 'buyXGetY';
      readonly buy: number;
      readonly get: number;
      readonly percent: number;
    };

export interface Discount {
  readonly id: string;
  readonly title: string;
  /** Null for one that applies by itself. */
  readonly code: string | null;
  /** Milliseconds since 1970, as all moments here. */
  readonly createdAt: number;
  readonly startsAt: number;
  /** It no longer counts from here on (ORD-52). */
  readonly endsAt: number | null;
  readonly isPaused: boolean;
  /** How often this customer may still use it; null for as often as they like (ORD-53). */
  readonly usesLeft: number | null;
  /** Charges of a subscription that it counts for, the first one included; 0: all, absent: the first (ORD-55). */
  readonly charges?: number;
  /** It counts alone or not at all (ORD-50). */
  readonly isExclusive: boolean;
  readonly effect: DiscountEffect;
  readonly conditions: DiscountConditions;
}

export type ShippingPrice =
  /** An amount for the order and one for each physical piece (ORD-58). */
  | { readonly kind: 'flat'; readonly order: Cents; readonly piece: Cents }
  /** The first band that the weight does not exceed, from the lightest on (ORD-59). */
  | {
      readonly kind: 'weight';
      readonly bands: readonly { readonly upToGrams: number; readonly price: Cents }[];
    }
  | { readonly kind: 'pickup'; readonly order: Cents };

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly estimate: string;
  readonly places: ServedPlaces;
  readonly price: ShippingPrice;
  /** It costs nothing from this subtotal on, after discounts (ORD-60). */
  readonly freeFrom: Cents | null;
  /** It carries these products only; all where null (ORD-62). */
  readonly productIds: readonly string[] | null;
}

export type TaxedKind = 'physical' | 'digital' | 'service' | 'delivery';

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  readonly places: ServedPlaces;
  /** Ten-thousandths of a percent by tax class; a class that is not named takes that of `standard` (ORD-64, ORD-65). */
  readonly rates: Readonly<Record<string, number>>;
  readonly covers: readonly TaxedKind[];
  /** `2027-01-01`: the first day it counts. */
  readonly firstDay: string | null;
}

export interface PricingInput {
  readonly currency: CurrencyCode;
  readonly pricesIncludeTax: boolean;
  readonly lines: readonly PricingLine[];
  /** As they were typed, at most five (ORD-51). */
  readonly codes: readonly string[];
  /** Those that apply by themselves, and those of the codes. */
  readonly discounts: readonly Discount[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly chosenShippingOptionId: string | null;
  /** Of the delivery of an order that is edited; absent where the taxes of now count. */
  readonly agreedDeliveryTaxes?: readonly AgreedTax[];
  readonly taxRules: readonly TaxRule[];
  readonly deliveryPlace: Place | null;
  readonly billingPlace: Place | null;
  readonly storePlace: Place;
  /** Sold in the store itself, where its taxes count and nothing is delivered (ORD-66). */
  readonly isPointOfSale: boolean;
  readonly customer: {
    readonly email: string | null;
    readonly isMember: boolean;
    readonly isFirstOrder: boolean;
    /** The owner marked them so (ORD-68). */
    readonly isTaxExempt: boolean;
  };
  readonly giftCards: readonly {
    readonly id: string;
    readonly balance: Cents;
    readonly expiresAt: number | null;
  }[];
  readonly now: number;
  /** The day in the site's time zone: `2026-11-26`. */
  readonly today: string;
}
