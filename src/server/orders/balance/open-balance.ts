import { methodName } from '#domain/orders/method-name.ts';
import { balanceDue } from '#domain/orders/balance.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isTestPayment, offeredProviders } from '#server/payments/offered-providers.ts';
import { shownAccounts, type ShownAccount } from '#server/payments/payment-accounts.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { orderByToken } from '../order-by-token.ts';
import { paidOrder } from '../paying/paid-order.ts';
import { loadOpenRenewal, type StoredOrder } from '../queries.ts';

/** What is open of an order, and how it can be paid now. */
export interface OpenBalance {
  readonly order: StoredOrder;
  /** Whole minor units; 0 where nothing is open. */
  readonly due: number;
  /** Its link works no longer. */
  readonly isOver: boolean;
  readonly settings: StoreSettings;
  readonly accounts: readonly ShownAccount[];
  /** Those that are asked for money: what is paid by hand needs no button. */
  readonly providers: readonly PaymentProvider[];
  /** What a renewal was to be charged by, which its bank may ask its owner about (ORD-113); null for anything else. */
  readonly kept: { readonly provider: string; readonly methodId: string; readonly name: string } | null;
}

/** What the link to pay an order, or a renewal that could not be charged, leads to; null where no order has it (ORD-100, ORD-113). */
export async function openBalance(
  { db, now }: Services,
  siteId: SiteId,
  token: string,
): Promise<OpenBalance | null> {
  const renewal = await openRenewal(db, siteId, token);
  const order = renewal ?? (await orderByToken(db, siteId, token));
  if (order === null) return null;
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  const settings = { ...(await loadStoreSettings(db, siteId)), currency: order.currency };
  const accounts = await shownAccounts(db, siteId);
  const providers = offeredProviders(settings, { amount: due, accounts, isTester: order.isTest }).filter(
    // A test card pays no order that counts (ORD-107).
    (provider) => provider.calls !== null && isTestPayment(provider, accounts) === order.isTest,
  );
  const until = renewal === null ? order.balanceUntil : renewal.dueAt;
  const isOver = until === null || until.getTime() <= now();
  const kept = renewal === null ? null : await keptFor(db, siteId, renewal, providers);
  return { order, due, isOver, settings, accounts, providers, kept };
}

/** The renewal that waits for its payment by the secret of its page; null where there is none such. */
async function openRenewal(db: Db, siteId: SiteId, token: string): Promise<StoredOrder | null> {
  const order = await paidOrder(db, siteId, token);
  return order === null || order.placedAt !== null ? null : loadOpenRenewal(db, siteId, order.id);
}

async function keptFor(
  db: Db,
  siteId: SiteId,
  { subscriptionId }: StoredOrder,
  providers: readonly PaymentProvider[],
): Promise<OpenBalance['kept']> {
  if (subscriptionId === null) return null;
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['provider', 'method_id as methodId', 'method'])
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (subscription === undefined || subscription.methodId === null || subscription.method === null)
    return null;
  const { provider, methodId, method } = subscription;
  const keeping = providers.find(({ id, keeping: calls }) => id === provider && calls !== null);
  return keeping === undefined ? null : { provider, methodId, name: methodName(method) };
}
