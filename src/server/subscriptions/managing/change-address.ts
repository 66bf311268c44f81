import type { OrderAddress } from '#domain/orders/order-address.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { shownAddress } from '#server/orders/order-mail-facts.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';
import { keepPending } from './keep-pending.ts';
import { tellSubscriber } from './tell-subscriber.ts';

/** Another address from the next charge on: where it is sent, or where nothing is sent that of the bill (ORD-117). */
export function changeAddress(
  services: Services,
  change: SubscriptionChange & { readonly address: OrderAddress },
): Promise<void> {
  const { siteId, by, address } = change;
  return changeSubscription(services, change, async (trx, held, at) => {
    if (isSubscriptionOver(held.state)) throw new CallError('subscription-state');
    if (held.delivery !== null) {
      await keepPending(trx, held, { ...held.pending_change, delivery: address });
    } else {
      // Only charges that follow are made by it.
      await trx
        .updateTable('subscriptions')
        .set({ billing: JSON.stringify(address), version: held.version + 1 })
        .where('site_id', '=', siteId)
        .where('id', '=', held.id)
        .execute();
    }
    // Where somebody lives stands in no timeline.
    await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by, data: { part: 'address' }, at });
    if (by.kind === 'person')
      await tellSubscriber(trx, services, siteId, held.id, {
        what: 'changed',
        detail: (_translate, language) => shownAddress(address, language).join('\n'),
      });
  });
}
