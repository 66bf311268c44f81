import type { OrderDelivery } from '#domain/orders/order-delivery.ts';
import type { AgreedLine, AgreedPrice } from '#domain/orders/agreed-price.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import { NOTHING } from '#domain/pricing/amounts.ts';
import { placeOfAddress } from '#domain/pricing/place-of-address.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { Discount, PricingLine, ShippingOption } from '#domain/pricing/pricing-input.ts';
import { createId } from '#lib/id.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import type { LineToOrder, PricedCartToOrder } from '#server/orders/cart-to-order.ts';
import type { StoreRules } from '#server/store/store-rules.ts';

interface AgreedCharge {
  readonly price: AgreedPrice;
  readonly delivery: OrderAddress | null;
  readonly billing: OrderAddress | null;
  readonly deliveryOption: OrderDelivery | null;
  readonly currency: CurrencyCode;
  /** As when it was agreed: what buyers pay does not follow a switch of the owner's. */
  readonly pricesIncludeTax: boolean;
  /** As the owner says now, as the taxes are those of now (ORD-68). */
  readonly isTaxExempt: boolean;
}

/**
 * A renewal at what was agreed when it was bought, with the taxes of now (ORD-111): the catalogue, the ways of delivery and
 * the discounts of the shop may have changed since.
 */
export function priceRenewal(
  { price, delivery, billing, deliveryOption, currency, pricesIncludeTax, isTaxExempt }: AgreedCharge,
  rules: StoreRules,
  now: number,
): PricedCartToOrder {
  const lines = price.lines.map((line, place) => lineToOrder(line, now + place));
  const isSent = lines.some(({ kind }) => kind === 'physical');
  const option = isSent ? agreedOption(deliveryOption, price.delivery ?? 0) : null;
  const deliveryPlace = delivery === null ? null : placeOfAddress(delivery);
  const billingPlace = billing === null ? deliveryPlace : placeOfAddress(billing);
  const counting = price.discounts.filter(({ left }) => left === null || left > 0);
  const priced = priceCart({
    currency,
    pricesIncludeTax,
    lines: lines.map(pricingLine),
    codes: counting.flatMap(({ discount: { code } }) => (code === null ? [] : [code])),
    discounts: counting.map(({ discount }) => asAgreed(discount)),
    shippingOptions: option === null ? [] : [option],
    chosenShippingOptionId: option?.id ?? null,
    taxRules: rules.taxRules,
    // A delivery that is agreed needs no place to be chosen by.
    deliveryPlace: deliveryPlace ?? (option === null ? null : rules.storePlace),
    billingPlace,
    storePlace: rules.storePlace,
    isPointOfSale: !isSent && billingPlace === null,
    customer: { email: null, isMember: false, isFirstOrder: false, isTaxExempt },
    giftCards: [],
    now,
    // Sweden writes dates as ISO 8601 does.
    today: zonedFormat('sv-SE', rules.timeZone, { dateStyle: 'short' }).format(now),
  });
  return { lines, priced, settings: { ...rules.settings, currency } };
}

function lineToOrder(line: AgreedLine, at: number): LineToOrder {
  // The earlier line has the smaller id.
  return { ...line, id: createId<'order-line'>(at), problem: null };
}

function pricingLine(line: LineToOrder): PricingLine {
  const { id, productId, categoryIds, kind, unitPrice, pieces, taxClass, weightGrams } = line;
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
    extraDelivery: NOTHING,
  };
}

const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true } as const;

/** The delivery that was chosen, at its price of then, as the only one there is. */
function agreedOption(chosen: AgreedCharge['deliveryOption'], price: number): ShippingOption {
  const order = toCents(price);
  return {
    id: 'agreed',
    name: chosen?.name ?? '',
    description: '',
    estimate: chosen?.pickupNote ?? '',
    places: EVERYWHERE,
    price: chosen?.isPickup === true ? { kind: 'pickup', order } : { kind: 'flat', order, piece: NOTHING },
    freeFrom: null,
    productIds: null,
  };
}

/** A discount that was had: what it asked for was so when it was agreed, and is not asked again. */
function asAgreed(discount: Discount): Discount {
  return {
    ...discount,
    startsAt: 0,
    endsAt: null,
    isPaused: false,
    usesLeft: null,
    isExclusive: false,
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

/** What is left of the agreed price once it was charged once more (ORD-55). */
export function afterCharge(price: AgreedPrice): AgreedPrice {
  const discounts = price.discounts
    .map(({ discount, left }) => ({ discount, left: left === null ? null : left - 1 }))
    .filter(({ left }) => left === null || left > 0);
  return { ...price, discounts };
}
