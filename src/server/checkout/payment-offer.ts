import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { planWords } from '#domain/subscriptions/plan-words.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { fill, type Words } from '#messages/message.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { isTestPayment, offeredProviders } from '#server/payments/offered-providers.ts';
import { shownAccounts } from '#server/payments/payment-accounts.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { keepPart, keptOffer, keptOptions } from './kept-offer.ts';
import { fieldsProvider, payPart, type PaymentOffer } from './payment-fields.ts';
import { testBuyer } from './test-buyer.ts';

/** What is offered for what is to be paid now, in the currency of the store (ORD-73). */
export async function offerOf(visit: ShopVisit, { rules, found }: OpenCheckout): Promise<PaymentOffer> {
  const { services, siteId } = visit;
  const tester = await testBuyer(visit);
  const accounts = await shownAccounts(services.db, siteId);
  const providers = offeredProviders(rules.settings, {
    // Of what is tried for nothing first, what is charged later is paid by it.
    amount: found.priced.amountDue === 0 ? (found.later?.next ?? 0) : found.priced.amountDue,
    accounts,
    isTester: tester !== null,
  });
  const isTest = providers.length > 0 && providers.every((provider) => isTestPayment(provider, accounts));
  const kept = await keptOffer(visit, { providers, accounts });
  return { providers, tester, isTest, accounts, kept };
}

/** What was chosen, or the only way there is. */
export function chosenProvider({ providers, kept }: PaymentOffer, posted: string): string {
  return posted === '' && providers.length === 1 && kept.length === 0 ? (providers[0]?.id ?? '') : posted;
}

/** How it can be paid: a choice where there are several ways. */
export function payParts(visit: ShopVisit, open: OpenCheckout, offer: PaymentOffer): CheckoutPart[] {
  const { translate } = visit;
  const { providers } = offer;
  const title = translate(checkout.howToPay);
  if (open.found.priced.amountDue === 0) {
    if (!isPaidLater(open)) return [{ kind: 'text', title, text: translate(checkout.nothingToPay) }];
    // One part where there is one way: two that say how to pay, one after the other, say it twice.
    const [first, ...others] = laterParts(visit, open, offer);
    const today = translate(checkout.nothingToday);
    if (first?.kind !== 'text' || first.title !== title) {
      return [{ kind: 'text', title, text: today }, ...(first === undefined ? [] : [first]), ...others];
    }
    return [{ ...first, text: `${today} ${first.text}` }, ...others];
  }
  const [first, ...others] = providers;
  if (first === undefined) return [{ kind: 'text', title, text: translate(checkout.notPayable) }];
  const withFields = fieldsProvider(offer);
  const fields = withFields === null ? [] : [payPart(visit, open, offer, withFields)];
  const kept = keptOptions(visit, offer.kept);
  const keep = isChargedLater(open) ? [] : keepPart(visit, open, offer);
  if (others.length === 0 && kept.length === 0) {
    const text: CheckoutPart = { kind: 'text', title, text: noteOf(visit, open, first, offer) };
    return [...(withFields === null ? [text] : fields), ...keep];
  }
  const options = [
    ...kept,
    ...providers.map((provider) => ({
      value: provider.id,
      label: translate(NAMES[provider.id] ?? checkout.payOnline),
      note: provider === withFields ? '' : noteOf(visit, open, provider, offer),
      price: '',
    })),
  ];
  const chosen = options.find(({ value }) => value === open.entries.choices.provider) ?? options[0];
  return [
    {
      kind: 'choice',
      name: 'provider',
      legend: translate(checkout.payWith),
      text: null,
      value: chosen?.value ?? '',
      options,
    },
    ...fields,
    ...keep,
  ];
}

const NAMES: Readonly<Record<string, Words>> = {
  manual: checkout.payByHand,
  test: checkout.payTest,
};

/** Whether nothing is paid today, and something later: by what, has to be known all the same (MEMB-52). */
export function isPaidLater({ found: { priced, later } }: OpenCheckout): boolean {
  return priced.amountDue === 0 && later?.next != null;
}

/** By what later charges can be made of which nobody pays the first: what keeps a card, and what takes none (MEMB-52). */
function laterProviders({ providers }: PaymentOffer): readonly PaymentProvider[] {
  return providers.filter(
    ({ calls, isForTestOrders, keeping }) => calls === null || isForTestOrders || keeping !== null,
  );
}

/** Whether a card is kept at a provider before what is tried for nothing begins. */
export function keepsCards(provider: string, { providers }: PaymentOffer): boolean {
  return providers.some(({ id, keeping }) => id === provider && keeping !== null);
}

function laterWays(offer: PaymentOffer): number {
  return offer.kept.length + laterProviders(offer).length;
}

function laterParts(visit: ShopVisit, open: OpenCheckout, offer: PaymentOffer): CheckoutPart[] {
  const { translate } = visit;
  const title = translate(checkout.payWith);
  const [first, ...others] = laterProviders(offer);
  const withFields = fieldsProvider(offer);
  const fields = withFields === null ? [] : [payPart(visit, open, offer, withFields)];
  if (first === undefined && offer.kept.length === 0)
    return [{ kind: 'text', title, text: translate(checkout.notPayable) }];
  if (first !== undefined && others.length === 0 && offer.kept.length === 0) {
    return withFields === null
      ? [{ kind: 'text', title: translate(checkout.howToPay), text: noteOf(visit, open, first, offer) }]
      : fields;
  }
  const options = [
    ...keptOptions(visit, offer.kept),
    ...laterProviders(offer).map((provider) => ({
      value: provider.id,
      label: translate(NAMES[provider.id] ?? checkout.payOnline),
      note: provider === withFields ? '' : noteOf(visit, open, provider, offer),
      price: '',
    })),
  ];
  const chosen = options.find(({ value }) => value === open.entries.choices.provider) ?? options[0];
  const value = chosen?.value ?? '';
  return [{ kind: 'choice', name: 'provider', legend: title, text: null, value, options }, ...fields];
}

/** Whether a subscription begins, which is charged again. */
export function isChargedLater({ found: { later } }: OpenCheckout): boolean {
  return later !== null;
}

/** What whoever subscribes agrees to, above the last button (ORD-24, ORD-33). */
export function agreementParts(
  { translate }: ShopVisit,
  { found, rules }: OpenCheckout,
  { providers }: PaymentOffer,
): CheckoutPart[] {
  const plan = found.cart.begins?.plan ?? null;
  if (plan === null || found.later?.next == null) return [];
  const each = found.lines.reduce((sum, { laterPrice, pieces }) => sum + laterPrice * pieces, 0);
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), rules.currency));
  const { next } = found.later;
  const texts = [
    translate(fill(subscriptionPlans.agreement, { plan: planWords(plan, money(each)) })),
    // Nobody agrees to less than what is charged.
    ...(next === each ? [] : [translate(fill(subscriptionPlans.agreedNext, { amount: money(next) }))]),
    ...(providers.some(({ calls }) => calls === null) ? [] : [translate(subscriptionPlans.automatic)]),
  ];
  return [{ kind: 'text', title: translate(subscriptionPlans.title), text: texts.join(' ') }];
}

/** What the last button does, by how it is paid where that makes a difference. */
export interface SubmitWords {
  readonly text: Words;
  /** Where a way to pay is chosen by which no money moves now; null where there is none beside others. */
  readonly byHand: Words | null;
}

/** What the last button does: it pays, or it orders (ORD-24); there is none where nobody takes the money (ORD-73). */
export function submitOf(open: OpenCheckout, offer: PaymentOffer): SubmitWords | null {
  const { rules, found } = open;
  const { providers, kept } = offer;
  const { amountDue } = found.priced;
  if (amountDue > 0 && providers.length === 0) return null;
  if (isPaidLater(open) && laterWays(offer) === 0) return null;
  const total = formatMoney(moneyValue(toCents(amountDue), rules.currency));
  if (isGift(found.cart)) return { text: fill(donations.giveTotal, { total }), byHand: null };
  const takesNow = kept.length > 0 || providers.some(({ calls }) => calls !== null);
  if (amountDue === 0 || !takesNow) return { text: checkout.placeOrder, byHand: null };
  const begins = found.cart.begins?.plan != null;
  return {
    text: fill(begins ? subscriptionPlans.subscribeAndPay : checkout.payTotal, { total }),
    byHand: providers.some(({ calls }) => calls === null) ? checkout.placeOrder : null,
  };
}

function noteOf(
  { translate }: ShopVisit,
  open: OpenCheckout,
  provider: PaymentProvider,
  { accounts }: PaymentOffer,
): string {
  const { calls, isForTestOrders } = provider;
  if (isForTestOrders) return translate(checkout.testText);
  if (calls !== null) {
    const words = isPaidLater(open) ? checkout.keepOnlineText : checkout.payOnlineText;
    const where = translate(fill(words, { provider: provider.brand }));
    return isTestPayment(provider, accounts) ? `${translate(checkout.isTest)} ${where}` : where;
  }
  const { paymentInstructions } = open.rules.settings;
  const how = paymentInstructions.trim() === '' ? translate(checkout.sellerTells) : paymentInstructions;
  return isChargedLater(open) ? `${how}\n${translate(subscriptionPlans.byHand)}` : how;
}
