import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Ends what was paid for by an order, or of a subscription all but what it is of now. */
export async function endPaidMembership(
  trx: Transaction<Database>,
  siteId: SiteId,
  by:
    | { readonly subscriptionId: Id<'subscription'>; readonly exceptPlanId: PlanId }
    | { readonly orderId: Id<'order'> },
  at: Date,
): Promise<void> {
  const ending = trx
    .updateTable('memberships')
    .set({ state: 'expired', ends_at: at })
    .where('site_id', '=', siteId)
    .where('state', '!=', 'expired');
  await (
    'orderId' in by
      ? ending.where('order_id', '=', by.orderId)
      : ending.where('subscription_id', '=', by.subscriptionId).where('plan_id', '!=', by.exceptPlanId)
  ).execute();
}
