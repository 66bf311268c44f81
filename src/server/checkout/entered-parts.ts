import { tidyAddress } from '#domain/addresses/address.ts';
import type { CheckoutStep } from '#domain/checkout/checkout-steps.ts';
import { checkout } from '#messages/en/checkout.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { shownAddress } from '#server/orders/order-mail-facts.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { EnteredPart } from '#views/checkout/checkout-state.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** What a buyer entered in the steps before this one: how they are reached, and where it goes to (ORD-14, ORD-24). */
export function enteredParts(
  visit: ShopVisit,
  open: OpenCheckout,
  step: CheckoutStep,
): readonly EnteredPart[] {
  // A donor enters everything on one page, to which the first step leads.
  if (step === 'contact' || isGift(open.found.cart)) return [];
  const isSent = step === 'payment' && open.progress.requiresShipping;
  return [contactPart(visit, open), ...(isSent ? [deliveryPart(visit, open)] : [])];
}

function contactPart({ translate }: ShopVisit, { entries, rules, isPickup }: OpenCheckout): EnteredPart {
  const { email, phone } = entries.contact;
  // Of who fetches it, it is asked where they say so.
  const isAskedHere = !isPickup && rules.settings.phone !== 'off';
  return {
    title: translate(checkout.contact),
    lines: isAskedHere && phone !== '' ? [email, phone] : [email],
    change: { href: '/checkout/contact', label: translate(checkout.change) },
    changeLabel: translate(checkout.changeContact),
  };
}

function deliveryPart(
  { translate, published }: ShopVisit,
  { entries, found, isPickup }: OpenCheckout,
): EnteredPart {
  const { name } = entries.delivery;
  const { phone } = entries.contact;
  const place = found.priced.selectedShippingOption?.name ?? '';
  const address = tidyAddress(entries.delivery);
  return {
    title: translate(isPickup ? checkout.delivery : checkout.deliverTo),
    lines: isPickup
      ? [place, name, phone].filter((text) => text !== '')
      : shownAddress(address, published.loaded.shell.settings.language),
    change: { href: '/checkout/delivery', label: translate(checkout.change) },
    changeLabel: translate(checkout.changeDelivery),
  };
}
