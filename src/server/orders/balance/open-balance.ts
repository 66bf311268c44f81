import { balanceDue } from '#domain/orders/balance.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isTestPayment, offeredProviders } from '#server/payments/offered-providers.ts';
import { shownAccounts, type ShownAccount } from '#server/payments/payment-accounts.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { orderByToken } from '../order-by-token.ts';
import type { StoredOrder } from '../queries.ts';

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
}

/** What the link to pay an order leads to; null where no order has it (ORD-100). */
export async function openBalance(
  { db, now }: Services,
  siteId: SiteId,
  token: string,
): Promise<OpenBalance | null> {
  const order = await orderByToken(db, siteId, token);
  if (order === null) return null;
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  const settings = { ...(await loadStoreSettings(db, siteId)), currency: order.currency };
  const accounts = await shownAccounts(db, siteId);
  const providers = offeredProviders(settings, { amount: due, accounts, isTester: order.isTest }).filter(
    // A test card pays no order that counts (ORD-107).
    (provider) => provider.calls !== null && isTestPayment(provider, accounts) === order.isTest,
  );
  const isOver = order.balanceUntil === null || order.balanceUntil.getTime() <= now();
  return { order, due, isOver, settings, accounts, providers };
}
