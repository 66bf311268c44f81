import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A subscription that something pays for that is kept at a provider. */
export interface PaidSubscription {
  readonly id: Id<'subscription'>;
  readonly title: string;
  readonly sealed: string;
}

const MOST = 20;

/** Those that are charged again by what is kept, so that it is not taken away before something else pays (ORD-146). */
export async function subscriptionsPaidBy(
  db: Db,
  siteId: SiteId,
  {
    provider,
    customerId,
    methodId,
  }: { readonly provider: string; readonly customerId: string; readonly methodId: string },
): Promise<readonly PaidSubscription[]> {
  return (
    db
      .selectFrom('subscriptions')
      .select(['id', 'title', 'token_sealed as sealed'])
      .where('site_id', '=', siteId)
      .where('provider', '=', provider)
      .where('customer_id', '=', customerId)
      .where('method_id', '=', methodId)
      // What is ending may be taken back.
      .where('state', 'not in', ['canceled', 'completed'])
      .orderBy('id')
      .limit(MOST)
      .execute()
  );
}
