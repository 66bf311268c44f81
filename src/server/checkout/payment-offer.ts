import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { fill, type Words } from '#messages/message.ts';
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
    amount: found.priced.amountDue,
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
  const { translate, posted } = visit;
  const { providers } = offer;
  const title = translate(checkout.howToPay);
  if (open.found.priced.amountDue === 0) {
    return [{ kind: 'text', title, text: translate(checkout.nothingToPay) }];
  }
  const [first, ...others] = providers;
  if (first === undefined) return [{ kind: 'text', title, text: translate(checkout.notPayable) }];
  const withFields = fieldsProvider(offer);
  const fields = withFields === null ? [] : [payPart(visit, open, offer, withFields)];
  const kept = keptOptions(visit, offer.kept);
  const keep = keepPart(visit, offer);
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
  const chosen = options.find(({ value }) => value === posted('provider')) ?? options[0];
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

/** What the last button does: it pays, or it orders (ORD-24); there is none where nobody takes the money (ORD-73). */
export function submitOf({ rules, found }: OpenCheckout, { providers }: PaymentOffer): Words | null {
  const { amountDue } = found.priced;
  if (amountDue > 0 && providers.length === 0) return null;
  if (found.cart.kind === 'donation') {
    const given = formatMoney(moneyValue(toCents(amountDue), rules.currency));
    return fill(donations.giveTotal, { total: given });
  }
  if (amountDue === 0 || providers.some(({ calls }) => calls === null)) {
    return checkout.placeOrder;
  }
  const total = formatMoney(moneyValue(toCents(amountDue), rules.currency));
  return fill(checkout.payTotal, { total });
}

function noteOf(
  { translate }: ShopVisit,
  { rules }: OpenCheckout,
  provider: PaymentProvider,
  { accounts }: PaymentOffer,
): string {
  const { calls, isForTestOrders } = provider;
  if (isForTestOrders) return translate(checkout.testText);
  if (calls !== null) {
    const where = translate(fill(checkout.payOnlineText, { provider: provider.brand }));
    return isTestPayment(provider, accounts) ? `${translate(checkout.isTest)} ${where}` : where;
  }
  const { paymentInstructions } = rules.settings;
  return paymentInstructions.trim() === '' ? translate(checkout.sellerTells) : paymentInstructions;
}
