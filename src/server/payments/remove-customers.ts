import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import { openAccount } from './payment-accounts.ts';
import { findProvider } from './providers.ts';

const BATCH = 50;
/** An account whose provider did not answer so often in a row is left for the next time. */
const MOST_MISSES = 3;

/**
 * Deletes at their provider all customers whose member is gone, or who were erased, with what was kept for them (ORD-146,
 * CRM-24), the oldest first. Whom a provider gives no answer about stays for the next time, and keeps nobody else waiting.
 */
export async function removeCustomers(services: Services, signal?: AbortSignal): Promise<void> {
  const missed: string[] = [];
  const misses = new Map<string, number>();
  const isStopped = () => signal?.aborted === true;
  while (!isStopped()) {
    const away = [...misses].flatMap(([account, count]) => (count >= MOST_MISSES ? [account] : []));
    const gone = await goneCustomers(services, missed, away);
    if (gone.length === 0) return;
    for (const customer of gone) {
      if (isStopped()) return;
      const account = accountOf(customer);
      const count = misses.get(account) ?? 0;
      if (count >= MOST_MISSES) continue;
      const isRemoved = await removeCustomer(services, customer);
      misses.set(account, isRemoved ? 0 : count + 1);
      if (!isRemoved) missed.push(customer.customerId);
    }
  }
}

type GoneCustomer = Awaited<ReturnType<typeof goneCustomers>>[number];

const accountOf = ({ siteId, provider }: GoneCustomer) => `${siteId} ${provider}`;

function goneCustomers({ db }: Services, missed: readonly string[], away: readonly string[]) {
  return db
    .selectFrom('payment_customers')
    .select(['site_id as siteId', 'provider', 'customer_id as customerId'])
    .where('member_id', 'is', null)
    .where(sql<boolean>`customer_id <> all(${missed}::text[])`)
    .where(sql<boolean>`site_id || ' ' || provider <> all(${away}::text[])`)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
}

/** Answers whether nothing of it is left, here or there. */
async function removeCustomer(
  services: Services,
  { siteId, provider, customerId }: GoneCustomer,
): Promise<boolean> {
  const keeping = findProvider(provider)?.keeping ?? null;
  const account = await openAccount(services, siteId, provider);
  const removed =
    keeping === null || account === null
      ? null
      : await keeping.removeCustomer({ services, siteId, account }, customerId);
  if (removed?.kind === 'unreachable') return false;
  await services.db
    .deleteFrom('payment_customers')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .execute();
  return true;
}
