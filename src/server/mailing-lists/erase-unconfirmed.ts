import { sql } from 'kysely';
import { PENDING_KEPT_MS } from '#domain/newsletters/link-mail-limits.ts';
import type { Services } from '#server/platform/services.ts';

/** Deletes sign-ups that nobody confirmed in time, on every site; who was on the list before stays known. */
export async function eraseUnconfirmed({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now() - PENDING_KEPT_MS);
  const erased = await db
    .deleteFrom('list_subscriptions as place')
    .where('place.state', '=', 'pending')
    .where('place.confirmed_at', 'is', null)
    .where('place.state_since', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_changes as change')
            .select(sql`1`.as('one'))
            .whereRef('change.site_id', '=', 'place.site_id')
            .whereRef('change.list_id', '=', 'place.list_id')
            .whereRef('change.subscriber_id', '=', 'place.subscriber_id')
            .where('change.state', '=', 'unsubscribed'),
        ),
      ),
    )
    .returning(['place.site_id', 'place.subscriber_id'])
    .execute();
  if (erased.length > 0) {
    await sql`delete from subscribers as person
      using unnest(${erased.map((place) => place.site_id)}::bpchar[], ${erased.map((place) => place.subscriber_id)}::bpchar[])
        as gone (site_id, id)
      where person.site_id = gone.site_id and person.id = gone.id and not exists (
        select 1 from list_subscriptions as place
        where place.site_id = gone.site_id and place.subscriber_id = gone.id)`.execute(db);
  }
  return erased.length;
}
