import { sql } from 'kysely';
import { PENDING_KEPT_MS } from '#domain/newsletters/link-mail-limits.ts';
import type { Services } from '#server/platform/services.ts';

/** Deletes sign-ups that were not confirmed in time, on every site; people who were subscribed before stay. */
export async function eraseUnconfirmed({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now() - PENDING_KEPT_MS);
  const erased = await db
    .deleteFrom('list_subscriptions as subscription')
    .where('subscription.state', '=', 'pending')
    .where('subscription.confirmed_at', 'is', null)
    .where('subscription.state_since', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_changes as change')
            .select(sql`1`.as('one'))
            .whereRef('change.site_id', '=', 'subscription.site_id')
            .whereRef('change.list_id', '=', 'subscription.list_id')
            .whereRef('change.subscriber_id', '=', 'subscription.subscriber_id')
            .where('change.state', '=', 'unsubscribed'),
        ),
      ),
    )
    .returning(['subscription.site_id', 'subscription.subscriber_id'])
    .execute();
  if (erased.length > 0) {
    await sql`delete from subscribers as person
      using unnest(${erased.map((subscription) => subscription.site_id)}::bpchar[], ${erased.map((subscription) => subscription.subscriber_id)}::bpchar[])
        as gone (site_id, id)
      where person.site_id = gone.site_id and person.id = gone.id and not exists (
        select 1 from list_subscriptions as subscription
        where subscription.site_id = gone.site_id and subscription.subscriber_id = gone.id)`.execute(db);
  }
  return erased.length;
}
