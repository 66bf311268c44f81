import { addressProblems, isAsked, tidyAddress, type Address } from '#domain/addresses/address.ts';
import { contactProblems } from '#domain/checkout/contact.ts';
import { deliveryCountries } from '#domain/checkout/delivery-countries.ts';
import type { CheckoutProgress } from '#domain/checkout/checkout-steps.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import type { Place } from '#domain/pricing/places.ts';
import { isSamePlan } from '#domain/subscriptions/subscription-plan.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { renewTerms } from '#server/carts/renew-terms.ts';
import { priceStoredCart, type PricedStoredCart } from '#server/carts/price-stored-cart.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { readStoreRules, type StoreRules } from '#server/store/store-rules.ts';
import { checkoutCart } from './checkout-cart.ts';
import { checkoutSecretHash, renewCheckoutCookie } from './checkout-cookie.ts';
import { NO_ENTRIES, type CheckoutEntries } from './checkout-entries.ts';
import { findCheckout, keepCheckout } from './queries.ts';
import { testBuyer } from './test-buyer.ts';

/** A checkout as it stands: what was entered, what it costs with it, and which steps are complete. */
export interface OpenCheckout {
  readonly rules: StoreRules;
  readonly entries: CheckoutEntries;
  readonly found: PricedStoredCart;
  /** The countries that can be delivered to. */
  readonly countries: ReadonlySet<string>;
  /** The buyer fetches it themselves (ORD-61). */
  readonly isPickup: boolean;
  /** It is known what the way costs, whether or not the address is whole. */
  readonly isDeliveryKnown: boolean;
  readonly progress: CheckoutProgress;
  /** There is something in it, and all of it can be bought (ORD-10). */
  readonly isBuyable: boolean;
}

/** The checkout of who asks; null where there is no cart, or it was bought already. */
export async function openCheckout(visit: ShopVisit, rules?: StoreRules): Promise<OpenCheckout | null> {
  const { services, siteId, request } = visit;
  const cart = await checkoutCart(visit);
  if (cart === null || cart.isPurchased) return null;
  const secretHash = checkoutSecretHash(services.config, request);
  const known =
    secretHash === null
      ? null
      : await findCheckout(services.db, { siteId, cartId: cart.id, secretHash }, services.now());
  const email = memberOf(request.caller)?.email ?? '';
  const entries = known ?? { ...NO_ENTRIES, contact: { ...NO_ENTRIES.contact, email } };
  const read = { cart, rules: rules ?? (await readStoreRules(services.db, siteId)) };
  const open = await priceCheckout(visit, entries, read);
  const plan = open?.found.lines[0]?.plan ?? null;
  if (cart.begins?.kind !== 'product' || plan === null || isSamePlan(cart.begins.plan, plan)) return open;
  // By which it is charged was changed since: what is shown from here on is the plan of now (ORD-26).
  const renewed = await renewTerms(services.db, siteId, cart, { ...cart.begins, plan });
  return priceCheckout(visit, entries, { ...read, cart: renewed });
}

/** Keeps what was entered, and says how the checkout stands with it. */
export async function keepEntries(
  visit: ShopVisit,
  { found, rules }: OpenCheckout,
  entries: CheckoutEntries,
): Promise<OpenCheckout | null> {
  const { services, siteId, request, reply } = visit;
  const cartId = found.cart.id;
  const secretHash = renewCheckoutCookie(services.config, request, reply);
  const isTest = (await testBuyer(visit)) !== null;
  const key = { siteId, cartId, secretHash };
  // It may have been changed meanwhile.
  const cart = await keepCheckout(services.db, key, entries, { isTest, now: services.now() });
  return cart === null ? null : priceCheckout(visit, entries, { cart, rules, before: found });
}

/** How the checkout would stand with other entries; its steps are complete as they are. */
export async function withEntries(
  visit: ShopVisit,
  open: OpenCheckout,
  entries: CheckoutEntries,
): Promise<OpenCheckout> {
  const { found, rules, progress } = open;
  const priced = await priceCheckout(visit, entries, { cart: found.cart, rules, before: found });
  return priced === null ? open : { ...priced, progress };
}

async function priceCheckout(
  visit: ShopVisit,
  entries: CheckoutEntries,
  read: {
    readonly rules: StoreRules;
    readonly cart: StoredCart;
    /** As it was priced for the same request: what the cart has is read anew only where it is another one now. */
    readonly before?: PricedStoredCart;
  },
): Promise<OpenCheckout | null> {
  const { services, siteId, request } = visit;
  const { rules } = read;
  const delivery = tidyAddress(entries.delivery);
  const billing = entries.billing === null ? null : tidyAddress(entries.billing);
  const isChosenPickup = (id: string | null) =>
    rules.shippingOptions.some((option) => option.id === id && option.price.kind === 'pickup');
  const member = memberOf(request.caller);
  const place = placeOf(delivery);
  const found = await priceStoredCart(services.db, siteId, read.cart.id, {
    now: services.now(),
    delivery: place,
    billing: billing === null ? place : placeOf(billing),
    customer: { email: entries.contact.email, isMember: member !== null },
    isTest: (await testBuyer(visit)) !== null,
    // A step that keeps something has looked whether the cart is the same still.
    ...read,
  });
  if (found === null) return null;
  const countries = deliveryCountries(rules.shippingOptions);
  const isPickup = isChosenPickup(found.cart.chosenOptionId);
  const { priced, cart, lines } = found;
  const isDonation = isGift(cart);
  const selected = priced.selectedShippingOption;
  // What is fetched is never taken for somebody who wants it sent.
  const isMeant = selected !== null && (!selected.isPickup || selected.id === cart.chosenOptionId);
  const isSent = isMeant && Object.keys(addressProblems(delivery, countries)).length === 0;
  // Nothing is begun that the site does not charge (CONT-228).
  const isRepeated = (cart.begins?.plan ?? null) !== null;
  const isSold = !isRepeated || isFeatureOn(visit.published.site.featuresOff, 'subscriptions');
  const isFetched = delivery.name !== '' && entries.contact.phone !== '' && selected !== null;
  return {
    // What the owner asks of buyers is not asked of donors.
    rules: isDonation ? { ...rules, ownFields: [] } : rules,
    entries,
    found,
    countries,
    isPickup,
    isDeliveryKnown: isMeant && (isPickup || place !== null),
    progress: {
      hasContact:
        Object.keys(contactProblems(entries.contact, isDonation ? { phone: 'optional' } : rules.settings))
          .length === 0,
      hasDelivery: isPickup ? isFetched : isSent,
      // Also what cannot be bought now: the steps stay as they are while that is mended.
      requiresShipping: lines.some(({ type }) => type === 'physical'),
    },
    isBuyable: isSold && lines.length > 0 && lines.every(({ isBlocked }) => !isBlocked),
  };
}

/** What delivery and taxes look at of an address; null as long as its country or a part that they need is missing. */
export function placeOf(address: Address): Place | null {
  const { country, region, postalCode } = address;
  if (country === '' || (isAsked('postalCode', country) && postalCode === '')) return null;
  return {
    country,
    region: region === '' ? null : region,
    postalCode: postalCode === '' ? null : postalCode,
  };
}
