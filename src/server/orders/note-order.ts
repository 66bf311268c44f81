import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addOrderEvent } from './add-order-event.ts';
import type { OrderChange } from './fulfil-order.ts';
import { loadOrder } from './queries.ts';

/** A note in the timeline, which no buyer ever sees (ORD-99). Throws `not-found`. */
export async function noteOrder(
  services: Services,
  { siteId, orderId, accountId, text }: Omit<OrderChange, 'version'> & { readonly text: string },
): Promise<void> {
  if ((await loadOrder(services.db, siteId, orderId)) === null) throw new CallError('not-found');
  const by = { kind: 'person', accountId } as const;
  const at = new Date(services.now());
  await addOrderEvent(services.db, siteId, orderId, { kind: 'noted', by, data: { text }, at });
}
