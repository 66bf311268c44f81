import type { Services } from '#server/platform/services.ts';
import { openAccount } from './payment-accounts.ts';
import { findProvider } from './providers.ts';

const BATCH = 50;

/** Deletes at their provider the customers whose member is gone, with all that was kept for them (ORD-146, CRM-24). */
export async function removeCustomers(services: Services): Promise<void> {
  const { db } = services;
  const gone = await db
    .selectFrom('payment_customers')
    .select(['site_id as siteId', 'provider', 'customer_id as customerId'])
    .where('member_id', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { siteId, provider, customerId } of gone) {
    const keeping = findProvider(provider)?.keeping ?? null;
    const account = await openAccount(services, siteId, provider);
    const removed =
      keeping === null || account === null
        ? null
        : await keeping.removeCustomer({ services, siteId, account }, customerId);
    if (removed?.kind === 'unreachable') continue;
    await db
      .deleteFrom('payment_customers')
      .where('site_id', '=', siteId)
      .where('provider', '=', provider)
      .where('customer_id', '=', customerId)
      .execute();
  }
}
