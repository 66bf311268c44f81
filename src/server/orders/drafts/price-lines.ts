import type { OrderDelivery } from '#domain/orders/order-delivery.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import type { DraftDelivery } from '#domain/orders/order-draft.ts';
import { NOTHING } from '#domain/pricing/amounts.ts';
import type { Place } from '#domain/pricing/places.ts';
import { priceCart, type PricedCart } from '#domain/pricing/price-cart.ts';
import type {
  AgreedTax,
  Discount,
  PricingInput,
  PricingLine,
  ShippingOption,
} from '#domain/pricing/pricing-input.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import type { StoreRules } from '#server/store/store-rules.ts';
import type { LineToOrder } from '../cart-to-order.ts';

/** A delivery that was agreed when an order was placed, with its price and the taxes of that day (ORD-100). */
export interface AgreedDelivery extends OrderDelivery {
  readonly price: number;
  /** Null where those of now count. */
  readonly taxes: readonly AgreedTax[] | null;
}

export interface LinesToPrice {
  readonly lines: readonly (LineToOrder & { readonly agreed?: NonNullable<PricingLine['agreed']> })[];
  readonly rules: Pick<StoreRules, 'shippingOptions' | 'taxRules' | 'storePlace'>;
  readonly currency: CurrencyCode;
  readonly pricesIncludeTax: boolean;
  readonly delivery: DraftDelivery | { readonly kind: 'agreed'; readonly agreed: AgreedDelivery };
  readonly deliveryPlace: Place | null;
  readonly billingPlace: Place | null;
  readonly isTaxExempt: boolean;
  readonly discount: { readonly title: string; readonly amount: number } | null;
  readonly now: number;
  readonly timeZone: string;
}

/**
 * The totals of an order that its owner writes or changes, by the function that prices carts (ORD-39, ORD-100, ORD-105): no
 * discount applies by itself, a delivery of their own is an option like any other, and what is handed over or has no address
 * is taxed where the seller is (ORD-66).
 */
export function priceLines(draft: LinesToPrice): PricedCart {
  const { rules, lines, delivery, deliveryPlace, billingPlace, discount, now } = draft;
  const isSent = lines.some(({ kind }) => kind === 'physical');
  const isAtSeller = isSent ? delivery.kind === 'none' : billingPlace === null;
  const own = ownOption(delivery);
  const input: PricingInput = {
    currency: draft.currency,
    pricesIncludeTax: draft.pricesIncludeTax,
    lines: lines.map(pricingLine),
    codes: [],
    discounts: discount === null ? [] : [byHand(discount)],
    shippingOptions: own === null ? rules.shippingOptions : [own],
    chosenShippingOptionId: own?.id ?? (delivery.kind === 'option' ? delivery.optionId : null),
    ...(delivery.kind === 'agreed' && delivery.agreed.taxes !== null
      ? { agreedDeliveryTaxes: delivery.agreed.taxes }
      : {}),
    taxRules: rules.taxRules,
    // A delivery that is agreed needs no place to be chosen by.
    deliveryPlace: deliveryPlace ?? (own === null ? null : rules.storePlace),
    billingPlace,
    storePlace: rules.storePlace,
    isPointOfSale: isAtSeller,
    customer: { email: null, isMember: false, isFirstOrder: false, isTaxExempt: draft.isTaxExempt },
    giftCards: [],
    now,
    // Sweden writes dates as ISO 8601 does.
    today: zonedFormat('sv-SE', draft.timeZone, { dateStyle: 'short' }).format(now),
  };
  return priceCart(input);
}

function pricingLine(line: LinesToPrice['lines'][number]): PricingLine {
  const {
    id,
    productId,
    categoryIds,
    kind,
    unitPrice,
    pieces,
    taxClass,
    weightGrams,
    extraDelivery,
    agreed,
  } = line;
  return {
    id,
    productId,
    categoryIds,
    kind,
    unitPrice: toCents(unitPrice),
    isOnSale: false,
    pieces,
    canBeBought: true,
    taxClass,
    weightGrams,
    extraDelivery: extraDelivery ?? NOTHING,
    ...(agreed === undefined ? {} : { agreed }),
  };
}

const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true } as const;

/** A delivery at a price that is given, as the only option there is; null where the shop's count. */
function ownOption(delivery: LinesToPrice['delivery']): ShippingOption | null {
  if (delivery.kind === 'none' || delivery.kind === 'option') return null;
  const { name, price, isPickup, pickupNote } =
    delivery.kind === 'own' ? { ...delivery, isPickup: false, pickupNote: undefined } : delivery.agreed;
  const order = toCents(price);
  return {
    id: 'own',
    name,
    description: '',
    estimate: pickupNote ?? '',
    places: EVERYWHERE,
    price: isPickup ? { kind: 'pickup', order } : { kind: 'flat', order, piece: NOTHING },
    freeFrom: null,
    productIds: null,
  };
}

/** What the owner takes off all of it. */
function byHand({ title, amount }: { readonly title: string; readonly amount: number }): Discount {
  return {
    id: 'by-hand',
    title,
    code: null,
    createdAt: 0,
    startsAt: 0,
    endsAt: null,
    isPaused: false,
    usesLeft: null,
    isExclusive: false,
    effect: { on: 'order', kind: 'amount', amount: toCents(amount) },
    conditions: {
      minimumSubtotal: null,
      minimumPieces: null,
      productIds: null,
      categoryIds: null,
      isForMembers: false,
      emails: null,
      isForFirstOrder: false,
      countries: null,
      leavesOutSales: false,
    },
  };
}
