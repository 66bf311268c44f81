import type { SiteId } from '#domain/documents/record.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAsked } from './record-asked.ts';

/** Mails a person the links to leave each list they are on (NEWS-46); does nothing for an address on none. */
export async function requestLinks(services: Services, siteId: SiteId, email: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const subscriptions = await trx
      .selectFrom('subscribers as person')
      .innerJoin('list_subscriptions as subscription', (join) =>
        join
          .onRef('subscription.site_id', '=', 'person.site_id')
          .onRef('subscription.subscriber_id', '=', 'person.id'),
      )
      .select(['person.id as subscriberId', 'subscription.list_id as listId'])
      .where('person.site_id', '=', siteId)
      .where('person.email_key', 'in', addressKeys(email))
      .where('subscription.state', 'in', ['pending', 'subscribed'])
      .execute();
    for (const subscription of subscriptions) {
      await recordAsked(trx, services, { siteId, answer: 'unsubscribe', ...subscription });
    }
  });
}
