import type { FastifyReply } from 'fastify';
import { addressProblems, NO_ADDRESS } from '#domain/addresses/address.ts';
import { exceedsMaximum } from '#domain/forms/count-characters.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { cutText } from '#lib/cut-text.ts';
import { checkout } from '#messages/en/checkout.ts';
import { members } from '#messages/en/members.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { createToken } from '#server/accounts/session-token.ts';
import { findSubmittedOrder } from '#server/orders/queries.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import type { OrderRequest, PlacedOrder } from '#server/orders/order-request.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { beginCard } from './begin-card.ts';
import { changeCodes, CODE_FIELD, codeParts } from './codes-part.ts';
import { askedConsents, consentParts, consentProblems, givenConsents, joinNewsletter } from './consents.ts';
import { deliveryStep } from './delivery-step.ts';
import { fieldOf, named, type Problems } from './fields.ts';
import { CARD_FIELD, changeCards, giftCardParts, shortCards } from './gift-cards-part.ts';
import { keepEntries, openCheckout, withEntries, type OpenCheckout } from './open-checkout.ts';
import {
  hiddenFields,
  keptFields,
  orderFields,
  ownFieldParts,
  ownFieldProblems,
  readOwnFields,
} from './own-fields.ts';
import {
  agreementParts,
  chosenProvider,
  isChargedLater,
  isPaidLater,
  keepsCards,
  offerOf,
  payParts,
  submitOf,
} from './payment-offer.ts';
import { chosenMethod } from './kept-offer.ts';
import { originsOf, paysInFields, type PaymentOffer } from './payment-fields.ts';
import { payOrder } from './pay-order.ts';
import {
  addressPart,
  defaultAddress,
  enteredAddress,
  keepAddress,
  savedOffer,
  stepAgain,
} from './saved-addresses.ts';
import { sendStep } from './send-step.tsx';
import { END_TEST_PATH } from './test-buyer.ts';
import { submissionKey } from './submission-key.ts';
import { placeSubmitted } from './place-submitted.ts';
import type { SubmittedOrder } from './submitted-order.ts';

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
  parts.push(...consentParts(visit, await askedConsents(visit, open), problems));
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
    submit: submitOf(open, offer),
    origins: originsOf(visit, offer),
    ...(status === undefined ? {} : { status }),
  });
}

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
  const kept = await keepEntries(visit, open, {
    ...open.entries,
    billing,
    note,
    fields: keptFields(open, own),
  });
  if (kept === null) return leadTo(visit, '/cart');
  const isShown = isAsked || !hasBilling || isDonation;
  if (posted('act') === 'country' || !isShown) {
    return leadTo(visit, stepAgain(visit, '/checkout/payment', 'billing'));
  }
  for (const [field, look] of APPLIED) {
    const change = await look(visit, kept);
    if (change?.kind === 'changed') return leadTo(visit, '/checkout/payment');
    if (change?.kind === 'slowed') return paymentStep(visit, kept, { faults: [change.problem], status: 429 });
    if (change?.kind === 'problem') {
      return paymentStep(visit, kept, { problems: { [field]: change.problem } });
    }
  }
  const asked = await askedConsents(visit, kept);
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
  const seconds = await countMemberTry(visit.services, visit.siteId, 'payment', visit.request.ip);
  if (seconds !== null) {
    visit.reply.header('retry-after', seconds);
    return paymentStep(visit, kept, { faults: [checkout.tooManyPayments], status: 429 });
  }
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
  if (isPaidLater(kept) && chosen.kept === undefined && keepsCards(chosen.provider, offer)) {
    return startWithCard(visit, kept, offer, chosen.provider, submitted);
  }
  const placed = await place(visit, kept, offer, chosen, submitted);
  if (placed.kind === 'placed') await joinNewsletter(visit, kept, submitted.consents);
  return answerPlaced(visit, kept, placed);
}

/** What is taken off and what cards pay, by the field of each. */
const APPLIED = [
  [CODE_FIELD, changeCodes],
  [CARD_FIELD, changeCards],
] as const;

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

/** Where an order leads that was placed, or why it was not. */
export async function answerPlaced(
  visit: ShopVisit,
  open: OpenCheckout,
  placed: PlacedOrder,
): Promise<FastifyReply> {
  switch (placed.kind) {
    case 'placed':
      return placed.isAwaiting
        ? payOrder(visit, placed.token)
        : leadTo(visit, `/checkout/order/${placed.token}`);
    case 'too-many-attempts':
      return paymentStep(visit, open, { faults: [checkout.tooManyPayments], status: 429 });
    case 'gone':
      return leadTo(visit, '/cart');
    case 'closed':
      return paymentStep(visit, open, { faults: [members.enrolmentClosed], status: 409 });
    case 'awaited':
      // With a look at the step what is being paid elsewhere ends (ORD-87).
      return leadTo(visit, '/checkout/payment');
    case 'tried':
    case 'bought':
      return leadTo(visit, '/account/plans');
    case 'not-payable':
      return paymentStep(visit, open, { faults: [checkout.notPayable] });
    case 'undeliverable':
      return deliveryStep(visit, open, {}, [
        placed.problem === 'together' ? checkout.notTogether : checkout.notThere,
      ]);
    case 'cards-short': {
      const now = (await openCheckout(visit, open.rules)) ?? open;
      return paymentStep(visit, now, { faults: shortCards(now), status: 409 });
    }
    case 'changed':
    case 'short': {
      // With the figures of now, which may have changed since the page was asked for.
      const now = (await openCheckout(visit, open.rules)) ?? open;
      return blocked(visit, now, placed.kind === 'short' ? placed.lines : []);
    }
  }
}

/** The order is another one than the buyer saw: every line that is short is named, with what is left (ORD-26, ORD-85). */
function blocked(
  visit: ShopVisit,
  open: OpenCheckout,
  lines: readonly { readonly title: string; readonly left: number }[],
): Promise<FastifyReply> {
  const short = lines.map(({ title, left }) =>
    left === 0 ? fill(checkout.soldOut, { title }) : fill(checkout.onlyLeft, { title, count: left }),
  );
  return paymentStep(visit, open, { faults: [checkout.changed, ...short], status: 409 });
}

function shortLines({ found }: OpenCheckout) {
  return found.lines.flatMap(({ title, problem }) => {
    if (problem === null || problem.kind === 'gone') return [];
    return [{ title, left: problem.kind === 'short' ? problem.left : 0 }];
  });
}

/** Nothing is sent, so that the only address is that of the bill. */
function hasNoAddress({ progress }: OpenCheckout): boolean {
  return !progress.requiresShipping;
}

function wholeNumber(text: string): number {
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : -1;
}
