import type { FastifyReply } from 'fastify';
import { addressProblems } from '#domain/addresses/address.ts';
import { exceedsMaximum } from '#domain/forms/count-characters.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { cutText } from '#lib/cut-text.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { keepCookie } from '#server/carts/cart-forms.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { findSubmittedOrder } from '#server/orders/queries.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import type { OrderRequest, PlacedOrder } from '#server/orders/order-request.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { beginCard } from './begin-card.ts';
import { changeCodes, CODE_FIELD } from './codes-part.ts';
import { agreedTo, askedConsents, consentProblems, givenConsents, joinNewsletter } from './consents.ts';
import { named, type Problems } from './fields.ts';
import { CARD_FIELD, changeCards } from './gift-cards-part.ts';
import { keepEntries, type OpenCheckout } from './open-checkout.ts';
import { keptFields, orderFields, ownFieldProblems, readOwnFields } from './own-fields.ts';
import { chosenProvider, isChargedLater, isPaidLater, keepsCards, offerOf } from './payment-offer.ts';
import { chosenMethod, KEEP_FIELD } from './kept-offer.ts';
import { paysInFields, type PaymentOffer } from './payment-fields.ts';
import { enteredAddress, keepAddress, savedOffer, stepAgain } from './saved-addresses.ts';
import { submissionKey } from './submission-key.ts';
import { placeSubmitted } from './place-submitted.ts';
import type { SubmittedOrder } from './submitted-order.ts';
import { answerPlaced, blocked, shortLines } from './answer-placed.ts';
import { hasNoAddress, paymentStep } from './payment-step.ts';

/** Places the order, or says why it cannot be placed as the buyer saw it (ORD-26, ORD-85). */
export async function enterPayment(visit: ShopVisit, open: OpenCheckout): Promise<FastifyReply> {
  const { posted } = visit;
  const isDonation = isGift(open.found.cart);
  const hasBilling = hasNoAddress(open) || posted('billingOther') === 'yes';
  const { address, isAsked } = enteredAddress(visit, 'billing', await savedOffer(visit, null));
  const entered = hasBilling ? address : null;
  const billing = isDonation ? open.entries.billing : entered;
  const { settings } = open.rules;
  const typed = settings.hasNote ? posted('note').trim() : '';
  const note = isDonation ? open.entries.note : typed;
  const offer = await offerOf(visit, open);
  const own = readOwnFields(visit, open);
  const asked = await askedConsents(visit, open);
  const kept = await keepEntries(visit, open, {
    ...open.entries,
    billing,
    note,
    // What a donor entered is on the page where it was given (ORD-35).
    fields: isDonation ? open.entries.fields : keptFields(open, own),
    choices: {
      provider: posted('provider').slice(0, MAX_PROVIDER),
      keepsMethod: posted(KEEP_FIELD) === 'yes',
      agreed: agreedTo(visit, asked),
    },
  });
  if (kept === null) return leadTo(visit, '/cart');
  const isShown = isAsked || !hasBilling || isDonation;
  if (posted('act') === 'country' || !isShown) {
    return leadTo(visit, stepAgain(visit, '/checkout/payment', 'billing'));
  }
  for (const [field, look] of APPLIED) {
    const change = await look(visit, kept);
    if (change?.kind === 'changed') {
      // The cart lasts for another 30 days, and so does what tells the browser of it (ORD-04).
      if (kept.found.cart.kind === 'shop') keepCookie(visit, null);
      return leadTo(visit, '/checkout/payment');
    }
    if (change?.kind === 'slowed') return paymentStep(visit, kept, { faults: [change.problem], status: 429 });
    if (change?.kind === 'problem') {
      return paymentStep(visit, kept, { problems: { [field]: change.problem } });
    }
  }
  const problems: Problems = {
    ...(billing === null || isDonation ? {} : named('billing', addressProblems(billing, null))),
    ...(exceedsMaximum(note, ORDER_LIMITS.note) ? { note: forms.tooLong } : {}),
    ...ownFieldProblems(open, own),
    ...consentProblems(visit, asked),
  };
  if (!kept.isBuyable) {
    // The pieces that are missing may be those that this form has reserved already (ORD-159).
    const known = await findSubmittedOrder(
      visit.services.db,
      visit.services.cipher,
      submissionOf(visit, kept),
    );
    if (known !== null) return answerPlaced(visit, kept, { kind: 'placed', ...known });
    return blocked(visit, kept, shortLines(kept));
  }
  if (Object.keys(problems).length > 0) return paymentStep(visit, kept, { problems });
  if (billing !== null && !isDonation) await keepAddress(visit, 'billing', billing);
  const submitted: SubmittedOrder = {
    submission: cutText(posted('submission'), MAX_SUBMISSION),
    version: wholeNumber(posted('version')),
    total: wholeNumber(posted('total')),
    // A page of the version before does not say it.
    due: posted('due') === '' ? null : wholeNumber(posted('due')),
    fields: orderFields(visit, kept, own),
    consents: givenConsents(visit, asked),
  };
  const chosen = await chosenMethod(
    visit,
    offer,
    chosenProvider(offer, posted('provider')),
    isChargedLater(kept),
  );
  const seconds = asksProvider(kept, offer, chosen.provider) ? await countAttempt(visit) : null;
  if (seconds !== null) {
    visit.reply.header('retry-after', seconds);
    return paymentStep(visit, kept, { faults: [checkout.tooManyPayments], status: 429 });
  }
  if (isPaidLater(kept) && chosen.kept === undefined && keepsCards(chosen.provider, offer)) {
    return startWithCard(visit, kept, offer, chosen.provider, submitted);
  }
  const placed = await place(visit, kept, offer, chosen, submitted);
  if (placed.kind === 'placed') await joinNewsletter(visit, kept, submitted.consents);
  return answerPlaced(visit, kept, placed);
}

/** Whether a provider is asked for money or to keep a card: what the seller is paid by hand is no attempt to pay (ORD-77). */
function asksProvider(open: OpenCheckout, { providers }: PaymentOffer, chosen: string): boolean {
  const isAsked = open.found.priced.amountDue > 0 || isPaidLater(open);
  return isAsked && providers.some(({ id, calls }) => id === chosen && calls !== null);
}

/** Null where it may be made, else the seconds to wait. */
function countAttempt({ services, siteId, request }: ShopVisit): Promise<number | null> {
  return countMemberTry(services, siteId, 'payment', request.ip);
}

/** What is taken off and what cards pay, by the field of each. */
const APPLIED = [
  [CODE_FIELD, changeCodes],
  [CARD_FIELD, changeCards],
] as const;

/** As long as the id of what is kept, with what stands before it. */
const MAX_PROVIDER = 100;

/** As long as the secret of a form is. */
const MAX_SUBMISSION = 100;

async function place(
  visit: ShopVisit,
  open: OpenCheckout,
  offer: PaymentOffer,
  { provider, customer, kept }: Awaited<ReturnType<typeof chosenMethod>>,
  submitted: SubmittedOrder,
): Promise<PlacedOrder> {
  const paidBy = isPaidLater(open) ? (kept ?? laterMethod(provider, offer)) : undefined;
  if (paidBy === null) return { kind: 'not-payable' };
  return placeSubmitted(visit, open, offer, submitted, {
    provider,
    way: customer?.methodId != null ? 'kept' : paysInFields(visit, offer, provider) ? 'fields' : 'page',
    customer,
    ...(paidBy === undefined ? {} : { paidBy }),
  });
}

/** What nothing is paid of today has to be what the buyer saw all the same, before they are asked for a card (ORD-26). */
async function startWithCard(
  visit: ShopVisit,
  open: OpenCheckout,
  offer: PaymentOffer,
  provider: string,
  submitted: SubmittedOrder,
): Promise<FastifyReply> {
  const { services } = visit;
  const known = await findSubmittedOrder(services.db, services.cipher, submissionOf(visit, open));
  if (known !== null) return answerPlaced(visit, open, { kind: 'placed', ...known });
  const { cart, priced } = open.found;
  const isSeen = cart.version === submitted.version && priced.grandTotalCents === submitted.total;
  if (!isSeen) return answerPlaced(visit, open, { kind: 'changed' });
  const begun = await beginCard(visit, open, offer, provider, submitted);
  return begun ?? paymentStep(visit, open, { faults: [checkout.failedLater], status: 503 });
}

/** What later charges are made by where no card is kept: nothing, where they are paid by hand; null where it cannot be. */
function laterMethod(provider: string, { providers }: PaymentOffer): OrderRequest['paidBy'] | null {
  const chosen = providers.find(({ id }) => id === provider);
  if (chosen === undefined) return null;
  if (chosen.calls === null) return undefined;
  if (!chosen.isForTestOrders) return null;
  const method = { brand: 'test', last4: '0000', expires: '' };
  return { provider, customerId: 'test', methodId: 'approve', method };
}

/** Of which cart, as the buyer saw it, and which sending of the form. */
function submissionOf({ siteId, posted }: ShopVisit, { found: { cart } }: OpenCheckout) {
  return {
    siteId,
    cartId: cart.id,
    cartVersion: wholeNumber(posted('version')),
    submissionKey: submissionKey(cart.id, posted('submission')),
  };
}

function wholeNumber(text: string): number {
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : -1;
}
