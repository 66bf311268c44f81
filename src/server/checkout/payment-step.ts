import type { FastifyReply } from 'fastify';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { checkout } from '#messages/en/checkout.ts';
import { type Words } from '#messages/message.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { createToken } from '#server/accounts/session-token.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { codeParts } from './codes-part.ts';
import { askedConsents, consentParts } from './consents.ts';
import { fieldOf, type Problems } from './fields.ts';
import { giftCardParts } from './gift-cards-part.ts';
import { withEntries, type OpenCheckout } from './open-checkout.ts';
import { hiddenFields, ownFieldParts } from './own-fields.ts';
import { agreementParts, offerOf, payParts, submitOf } from './payment-offer.ts';
import { originsOf } from './payment-fields.ts';
import { addressPart, defaultAddress, savedOffer } from './saved-addresses.ts';
import { sendStep } from './send-step.tsx';
import { END_TEST_PATH } from './test-buyer.ts';

interface Shown {
  readonly problems?: Problems;
  readonly faults?: readonly Words[];
  readonly status?: number;
}

/** The step with the default address of a member for the bill, where nothing is sent (ORD-146). */
export async function withDefaultBilling(visit: ShopVisit, open: OpenCheckout): Promise<OpenCheckout> {
  const { entries, found } = open;
  if (!hasNoAddress(open) || entries.billing !== null || isGift(found.cart)) return open;
  const billing = defaultAddress(await savedOffer(visit, null), NO_ADDRESS);
  return billing === null ? open : withEntries(visit, open, { ...entries, billing });
}

/** How it is paid, and all of it once more before the last button (ORD-22 to ORD-24). */
export async function paymentStep(
  visit: ShopVisit,
  open: OpenCheckout,
  { problems = {}, faults = [], status }: Shown = {},
): Promise<FastifyReply> {
  const { translate } = visit;
  const { entries, found, rules } = open;
  const { settings } = rules;
  const { priced, cart } = found;
  const isAddressless = hasNoAddress(open);
  const parts: CheckoutPart[] = [];
  // What a donor gives was asked on its page.
  if (!isGift(cart)) {
    const box = fieldOf(visit, 'billingOther', {
      kind: 'check',
      label: checkout.billingOther,
      value: entries.billing === null ? '' : 'yes',
      isRequired: false,
    });
    parts.push(
      addressPart(visit, await savedOffer(visit, null), {
        of: 'billing',
        legend: translate(checkout.billing),
        box: isAddressless ? null : box,
        address: entries.billing ?? NO_ADDRESS,
        countries: null,
        settings,
        problems,
      }),
    );
  }
  if (settings.hasNote && !isGift(cart)) {
    const note = fieldOf(visit, 'note', {
      kind: 'area',
      label: checkout.note,
      value: entries.note,
      isRequired: false,
      maxLength: ORDER_LIMITS.note,
      hint: checkout.noteText,
      problem: problems['note'],
    });
    parts.push({ kind: 'fields', legend: null, fields: [note] });
  }
  parts.push(...ownFieldParts(visit, open, problems));
  parts.push(...(await codeParts(visit, open, problems)));
  parts.push(...(await giftCardParts(visit, open, problems)));
  const offer = await offerOf(visit, open);
  parts.push(...payParts(visit, open, offer), ...agreementParts(visit, open, offer));
  parts.push(...consentParts(visit, open, await askedConsents(visit, open), problems));
  const submit = submitOf(open, offer);
  return sendStep(visit, open, {
    step: 'payment',
    parts,
    hidden: {
      ...hiddenFields(open),
      submission: createToken(),
      version: String(cart.version),
      total: String(priced.grandTotalCents),
      due: String(priced.amountDue),
    },
    notices: [
      ...(offer.isTest ? [checkout.isTest] : []),
      ...(priced.hasLostShippingOption ? [checkout.lostOption] : []),
    ],
    faults,
    links: offer.tester === null ? [] : [{ href: END_TEST_PATH, label: translate(checkout.endTest) }],
    submit: submit?.text ?? null,
    submitByHand: submit?.byHand ?? null,
    origins: originsOf(visit, offer),
    ...(status === undefined ? {} : { status }),
  });
}

/** Nothing is sent, so that the only address is that of the bill. */
export function hasNoAddress({ progress }: OpenCheckout): boolean {
  return !progress.requiresShipping;
}
