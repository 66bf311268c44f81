import { createHash } from 'node:crypto';
import type { OrderConsent } from '#domain/orders/order-consent.ts';
import { checkout } from '#messages/en/checkout.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { findList } from '#server/mailing-lists/lists.ts';
import { subscribe } from '#server/mailing-lists/subscribe.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { fieldOf, type Problems } from './fields.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** Something that buyers agree to or not: a box of its own, unticked at first (ORD-23). */
interface AskedConsent {
  readonly kind: 'terms' | 'immediate' | 'newsletter';
  readonly text: string;
  readonly isRequired: boolean;
}

/** What this order asks for: the terms, the immediate delivery of digital goods, a mailing list (ORD-23, NEWS-09). */
export async function askedConsents(
  { services, siteId, translate }: ShopVisit,
  { rules, found }: OpenCheckout,
): Promise<readonly AskedConsent[]> {
  const { termsRequired, termsText, asksImmediateDelivery, newsletterListId } = rules.settings;
  const hasList =
    newsletterListId !== null && (await findList(services.db, siteId, newsletterListId)) !== null;
  // Who gives buys nothing, and agrees to no terms of sale.
  const isDonation = isGift(found.cart);
  const terms = termsText.trim() === '' ? translate(checkout.terms) : termsText;
  return [
    ...(termsRequired && !isDonation ? [{ kind: 'terms', text: terms, isRequired: true } as const] : []),
    ...(asksImmediateDelivery && found.priced.hasDigital
      ? [{ kind: 'immediate', text: translate(checkout.immediate), isRequired: false } as const]
      : []),
    ...(hasList
      ? [{ kind: 'newsletter', text: translate(checkout.newsletter), isRequired: false } as const]
      : []),
  ];
}

/** What was agreed to as the checkout keeps it: of each its kind and the version of the text that was shown. */
export function agreedTo({ posted }: ShopVisit, asked: readonly AskedConsent[]): readonly string[] {
  return asked.flatMap((each) => (posted(each.kind) === 'yes' ? [keptAs(each)] : []));
}

function keptAs({ kind, text }: AskedConsent): string {
  return `${kind} ${versionOf(text)}`;
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A box for each, unticked until its buyer ticks it; what they ticked stays as everything they enter (ORD-14, ORD-23). */
export function consentParts(
  visit: ShopVisit,
  { entries }: Pick<OpenCheckout, 'entries'>,
  asked: readonly AskedConsent[],
  problems: Problems,
): readonly CheckoutPart[] {
  if (asked.length === 0) return [];
  const fields = asked.map((consent) =>
    fieldOf(visit, consent.kind, {
      kind: 'check',
      label: consent.text,
      value: entries.choices.agreed.includes(keptAs(consent)) ? 'yes' : '',
      isRequired: consent.isRequired,
      problem: problems[consent.kind],
    }),
  );
  return [{ kind: 'fields', legend: null, fields }];
}

/** 'Please agree to continue.' at each box that the order needs. */
export function consentProblems({ posted }: ShopVisit, asked: readonly AskedConsent[]): Problems {
  const missing = asked.filter(({ kind, isRequired }) => isRequired && posted(kind) !== 'yes');
  return Object.fromEntries(missing.map(({ kind }) => [kind, checkout.agree]));
}

/** Each answer with the text that was shown, its version and the time; a box that stayed empty is an answer, too. */
export function givenConsents(
  { posted, services }: ShopVisit,
  asked: readonly AskedConsent[],
): readonly OrderConsent[] {
  const at = new Date(services.now()).toISOString();
  return asked.map(({ kind, text }) => ({
    kind,
    isGiven: posted(kind) === 'yes',
    text,
    version: versionOf(text),
    at,
  }));
}

/** Puts a buyer who ticked the box on the list, once the order is placed; the list asks by mail first where it does so (NEWS-08). */
export async function joinNewsletter(
  visit: ShopVisit,
  { rules, entries }: OpenCheckout,
  given: readonly OrderConsent[],
): Promise<void> {
  const { services, siteId, request } = visit;
  const listId = rules.settings.newsletterListId;
  const consent = given.find(({ kind }) => kind === 'newsletter');
  if (listId === null || consent === undefined || !consent.isGiven) return;
  const isRestricted = await isVisitorDataRestricted(services.db, siteId);
  await services.db.transaction().execute((trx) =>
    subscribe(trx, services, {
      siteId,
      mailingList: { listId, doubleOptIn: false },
      person: { email: entries.contact.email, firstName: '', lastName: '' },
      formId: 'checkout',
      pagePath: '/checkout/payment',
      wording: consent.text,
      networkAddress: isRestricted ? null : request.ip,
    }),
  );
}
