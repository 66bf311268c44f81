import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { orderFulfilled } from '#server/orders/order-happened.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

const orderIdSchema = idSchema<'order'>();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Once all of an order was sent, its buyer is asked for reviews some days later, where the owner wants that (BLK-80). */
export const askForReviews = defineEventConsumer({
  name: 'ask-for-reviews',
  events: [orderFulfilled],
  async consume(_services, { siteId, subject, at }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const orderId = orderIdSchema.parse(subject);
    const order = await loadOrder(trx, siteId, orderId);
    if (order === null || order.state !== 'fulfilled' || order.isTest || order.kind !== 'shop') return;
    const text = await findMailText(trx, siteId, 'reviewRequest');
    if (text?.isOn !== true) return;
    const { reviewDays } = await loadStoreSettings(trx, siteId);
    const dueAt = new Date(at.getTime() + reviewDays * DAY_MS);
    // A parcel that was taken back and sent again counts from then on.
    await trx
      .insertInto('review_requests')
      .values({ site_id: siteId, order_id: orderId, due_at: dueAt, mailed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'order_id'])
          .doUpdateSet({ due_at: dueAt })
          .where('review_requests.mailed_at', 'is', null),
      )
      .execute();
  },
});
