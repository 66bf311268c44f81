import { NO_ADDRESS, tidyAddress } from '#domain/addresses/address.ts';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { OrderRequest, PlacedOrder } from '#server/orders/order-request.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { PaymentOffer } from './payment-fields.ts';
import { submissionKey } from './submission-key.ts';
import type { SubmittedOrder } from './submitted-order.ts';

/** By what it is paid. */
type PaidWith = Pick<OrderRequest, 'provider' | 'way' | 'customer' | 'paidBy'>;

/** Places what was submitted, of the checkout as it stands. */
export function placeSubmitted(
  { request, published, services, siteId }: ShopVisit,
  { entries, isPickup, progress, found }: OpenCheckout,
  { tester, accounts }: PaymentOffer,
  { submission, version, total, due, fields, consents }: SubmittedOrder,
  paidWith: PaidWith,
): Promise<PlacedOrder> {
  const delivery = tidyAddress(entries.delivery);
  const { records, settings } = published.loaded.shell;
  // What is published of the site, as the pages of this visit have it (ORD-154).
  const { isVisitorDataRestricted } = parseCookieBanner(records['cookie-banner']);
  return placeOrder(services, {
    siteId,
    cartId: found.cart.id,
    cartVersion: version,
    submissionKey: submissionKey(found.cart.id, submission),
    expectedTotal: total,
    ...(due === null ? {} : { expectedDue: due }),
    contact: {
      ...entries.contact,
      language: settings.language,
      networkAddress: isVisitorDataRestricted ? null : request.ip,
    },
    delivery: progress.requiresShipping && !isPickup ? delivery : null,
    // Of what is fetched the name alone is known.
    billing: entries.billing ?? (isPickup ? { ...NO_ADDRESS, name: delivery.name } : null),
    note: entries.note,
    fields,
    consents,
    ...paidWith,
    tester,
    accounts,
    memberId: memberOf(request.caller)?.memberId ?? null,
  });
}
