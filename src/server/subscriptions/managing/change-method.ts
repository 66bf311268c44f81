import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import type { KeptMethod } from '#server/payments/payment-provider.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { tryAgain } from '../renewing/try-again.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';

/** Another way to pay: it counts at once, and what is open is tried by it at once (ORD-117). */
export async function changeMethod(
  services: Services,
  change: SubscriptionChange & { readonly provider: string; readonly kept: KeptMethod },
): Promise<void> {
  const { siteId, by, provider, kept } = change;
  const isOpen = await changeSubscription(services, change, async (trx, held, at) => {
    if (isSubscriptionOver(held.state)) throw new CallError('subscription-state');
    const { customerId, methodId, method } = kept;
    await trx
      .updateTable('subscriptions')
      .set({
        provider,
        customer_id: customerId,
        method_id: methodId,
        method: JSON.stringify(method),
        version: held.version + 1,
      })
      .where('site_id', '=', siteId)
      .where('id', '=', held.id)
      .execute();
    const data = { text: [method.brand, method.last4].filter((text) => text !== '').join(' ') };
    await addSubscriptionEvent(trx, siteId, held.id, { kind: 'methodChanged', by, data, at });
    return held.state === 'pastDue';
  });
  if (isOpen) await tryAgain(services, siteId, change.subscriptionId);
}
