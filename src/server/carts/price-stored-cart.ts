import { takesGiftCards } from '#domain/carts/cart-kinds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { giftCardProblem, type GiftCardProblem } from '#domain/gift-cards/gift-card-problem.ts';
import { toCents, type Cents } from '#domain/money/cents.ts';
import type { Place } from '#domain/pricing/places.ts';
import { priceCart, type PricedCart } from '#domain/pricing/price-cart.ts';
import type { LineKind, PricingInput, PricingLine } from '#domain/pricing/pricing-input.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadCartLines, type CartLine } from './load-cart-lines.ts';
import { laterCharges, type LaterCharges } from './later-charges.ts';
import { findCart } from './queries.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import { readGiftCards, type ReadGiftCard } from '#server/gift-cards/read-gift-cards.ts';
import { readDiscounts, type ReadDiscounts } from '#server/discounts/read-discounts.ts';
import { readStoreRules, type StoreRules } from '#server/store/store-rules.ts';
import type { StoredCart } from './stored-cart.ts';
import type { CartId } from './tables.ts';

export interface PricedStoredCart {
  readonly cart: StoredCart;
  /** In the order in which they were added, those that cannot be bought among them (ORD-10). */
  readonly lines: readonly CartLine[];
  readonly priced: PricedCart;
  /** What the subtotal lacks until a way of delivery is free, where the owner wants that said (ORD-60). */
  readonly missingForFree: Cents | null;
  /** Those that were entered, each with why it pays nothing; null where it may (ORD-123). */
  readonly giftCards: readonly (ReadGiftCard & { readonly problem: GiftCardProblem | null })[];
  /** What a subscription is charged later; null for all other carts. */
  readonly later: LaterCharges | null;
  /** What it was priced by. */
  readonly read: ReadForPricing;
}

interface ReadForPricing {
  readonly rules: StoreRules;
  readonly found: ReadDiscounts;
  readonly cards: readonly ReadGiftCard[];
  /** Of who buys, as far as it was known. */
  readonly email: string | null;
  readonly isTaxExempt: boolean;
}

interface PricingOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where it is sent; absent: as far as the cart knows. */
  readonly delivery?: Place | null;
  readonly billing?: Place | null;
  readonly customer?: Partial<Omit<PricingInput['customer'], 'isFirstOrder' | 'isTaxExempt'>>;
  /** A contributor tries the shop: with cards of test orders, too (ORD-107). */
  readonly isTest?: boolean;
  /** Whether discounts with limits, and gift cards, are held until the transaction ends: an order is made of it (ORD-53). */
  readonly isHeld?: boolean;
  /** As it was read a moment ago for the same request: as long as the cart is the same, nothing else is read again. */
  readonly before?: PricedStoredCart;
  /** The cart, and the rules of the shop, where whoever asks has just read them. */
  readonly cart?: StoredCart;
  readonly rules?: StoreRules;
}

/**
 * A cart as the live catalogue and the rules of the shop price it now (ORD-09, ORD-39); null where there is no such cart.
 * Whoever calls it within a transaction that holds the cart gets what that transaction places.
 */
export async function priceStoredCart(
  db: Db,
  siteId: SiteId,
  cartId: CartId,
  options: PricingOptions,
): Promise<PricedStoredCart | null> {
  const { now, delivery, billing, customer, isHeld = false, isTest = false, before, rules: known } = options;
  const cart = options.cart ?? (await findCart(db, siteId, cartId));
  if (cart === null) return null;
  const email = customer?.email ?? null;
  const isSame = before?.cart.version === cart.version && before.read.email === email;
  const lines = isSame ? before.lines : await loadCartLines(db, siteId, cartId, cart);
  const read = isSame
    ? before.read
    : await readForPricing(db, siteId, cart, { email, now, isHeld, rules: known });
  const { rules, found } = read;
  const giftCards = read.cards.map((card) => ({
    ...card,
    problem: giftCardProblem(card, { currency: rules.currency, now, isTest }),
  }));
  const deliveryPlace = delivery === undefined ? cart.location : delivery;
  const input: PricingInput = {
    currency: rules.currency,
    pricesIncludeTax: rules.pricesIncludeTax,
    shippingOptions: rules.shippingOptions,
    taxRules: rules.taxRules,
    storePlace: rules.storePlace,
    lines: lines.map(pricingLine),
    codes: cart.codes,
    discounts: found.discounts,
    chosenShippingOptionId: cart.chosenOptionId,
    deliveryPlace,
    billingPlace: billing === undefined ? deliveryPlace : billing,
    isPointOfSale: false,
    customer: {
      isMember: cart.memberId !== null,
      isTaxExempt: read.isTaxExempt,
      ...customer,
      email: found.email,
      isFirstOrder: found.isFirstOrder,
    },
    giftCards: giftCards.flatMap(({ id, balance, expiresAt, problem }) =>
      problem === null
        ? [{ id, balance: toCents(balance), expiresAt: expiresAt === null ? null : expiresAt.getTime() }]
        : [],
    ),
    now,
    today: dayIn(rules.timeZone, now),
  };
  const priced = priceCart(input);
  const later = laterCharges(cart.begins, lines, input, priced);
  return { cart, lines, priced, later, giftCards, read, missingForFree: missingForFree(rules, priced) };
}

async function readForPricing(
  db: Db,
  siteId: SiteId,
  { codes, memberId, kind, giftCardIds }: StoredCart,
  {
    email,
    now,
    isHeld,
    rules: known,
  }: {
    readonly email: string | null;
    readonly now: number;
    readonly isHeld: boolean;
    readonly rules: StoreRules | undefined;
  },
): Promise<ReadForPricing> {
  const rules = known ?? (await readStoreRules(db, siteId));
  const found = await readDiscounts(db, siteId, { codes, memberId, email, now, isHeld });
  // After the discounts, as everywhere.
  const cards = takesGiftCards(kind) ? await readGiftCards(db, siteId, giftCardIds, isHeld) : [];
  const isExempt = rules.taxRules.length > 0 && (await isTaxExempt(db, siteId, { memberId, email }));
  return { rules, found, cards, email, isTaxExempt: isExempt };
}

/**
 * The least that is missing until something that is sent costs nothing; null where something does already. As long as
 * nobody said where to, what all of the shop’s options ask counts.
 */
function missingForFree({ settings, shippingOptions }: StoreRules, priced: PricedCart): Cents | null {
  if (!settings.tellsFreeDelivery || !priced.requiresShipping) return null;
  const sent = priced.shippingOptions.filter(({ isPickup }) => !isPickup);
  if (sent.length > 0) {
    if (sent.some(({ priceCents }) => priceCents === 0)) return null;
    return least(sent.map(({ missingForFreeCents }) => missingForFreeCents));
  }
  if (priced.deliveryProblem !== null) return null;
  const subtotal = priced.subtotalCents - priced.discountCents;
  const bounds = shippingOptions.flatMap(({ freeFrom, productIds }) =>
    freeFrom === null || productIds !== null ? [] : freeFrom,
  );
  const missing = least(bounds.map((bound) => toCents(bound - subtotal)));
  return missing === null || missing <= 0 ? null : missing;
}

function least(amounts: readonly (Cents | null)[]): Cents | null {
  const known = amounts.filter((amount) => amount !== null).toSorted((a, b) => a - b);
  return known[0] ?? null;
}

function pricingLine(line: CartLine): PricingLine {
  return {
    id: line.id,
    productId: line.productId,
    categoryIds: line.categories,
    kind: LINE_KINDS[line.type],
    unitPrice: line.unitPrice,
    isOnSale: line.isOnSale,
    pieces: line.pieces,
    canBeBought: !line.isBlocked,
    taxClass: line.taxClass,
    weightGrams: line.weightGrams,
    extraDelivery: line.extraDelivery,
  };
}

const LINE_KINDS: Readonly<Record<StoreProductType | 'donation', LineKind>> = {
  physical: 'physical',
  digital: 'digital',
  service: 'service',
  'gift-card': 'giftCard',
  donation: 'donation',
};

/** The day in a time zone: `2026-11-26`. */
function dayIn(timeZone: string, now: number): string {
  // Sweden writes dates as ISO 8601 does.
  return zonedFormat('sv-SE', timeZone, { dateStyle: 'short' }).format(now);
}
