import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import type { ListedAtProvider, ListedPayment, ListedRefund } from '../payment-provider.ts';
import { refundState } from './stripe-state.ts';

const PAGE = 100;
/** Of payments and of refunds; what is older than the last of more is not compared. */
const MOST = 20_000;

/**
 * The payments of a site at Stripe and all refunds of its account since a moment, a hundred in a call, newest first. An account
 * may serve several shops: a payment counts by the key in it, unless it names another site (ORD-168).
 */
export async function listStripePayments(
  stripe: Stripe,
  siteId: SiteId,
  since: Date,
): Promise<ListedAtProvider> {
  const range = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE };
  const intents = await allOf(stripe.paymentIntents.list(range), since);
  const refunds = await allOf(stripe.refunds.list(range), since);
  return {
    since: intents.since > refunds.since ? intents.since : refunds.since,
    payments: intents.items.flatMap((intent) => listedPayment(intent, siteId)),
    refunds: refunds.items.flatMap(listedRefund),
  };
}

async function allOf<Item extends { readonly created: number }>(
  list: AsyncIterable<Item>,
  since: Date,
): Promise<{ readonly items: readonly Item[]; readonly since: Date }> {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length === MOST) return { items, since: new Date(item.created * 1000) };
  }
  return { items, since };
}

function listedPayment(
  { id, metadata, currency, amount_received: paid, created }: Stripe.PaymentIntent,
  siteId: SiteId,
): readonly ListedPayment[] {
  const { payment: key, site } = metadata;
  const code = CURRENCY_CODES.find((each) => each === currency.toUpperCase());
  if (key === undefined || code === undefined || (site !== undefined && site !== siteId)) return [];
  const at = new Date(created * 1000);
  return [{ key, providerId: id, currency: code, paid, at, isKnownOurs: site === siteId }];
}

function listedRefund(refund: Stripe.Refund): readonly ListedRefund[] {
  const { id, payment_intent: intent, created } = refund;
  if (intent === null) return [];
  const paymentId = typeof intent === 'string' ? intent : intent.id;
  return [{ ...refundState(refund), providerId: id, paymentId, at: new Date(created * 1000) }];
}
