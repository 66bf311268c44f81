import { RECOVERY_MS } from '#domain/carts/abandoned-cart.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { orderPlaced } from '#server/orders/order-happened.ts';
import { ordersOfEvents, subjectsOf } from '#server/orders/orders-of-events.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';

const orderIdSchema = idSchema<'order'>();

/** An order within seven days of the link of a reminder has come of it: of the same email, or of the cart that it restored (ORD-150). */
export const noteRecovered = defineEventConsumer({
  name: 'note-recovered-carts',
  events: [orderPlaced],
  isByKey: true,
  concerns: (trx, events) =>
    subjectsOf(
      ordersOfEvents(trx, events).where((order) =>
        order.exists(
          order
            .selectFrom('abandoned_carts as left')
            .select('left.id')
            .whereRef('left.site_id', '=', 'orders.site_id')
            .where('left.recovered_order_id', 'is', null)
            .where((where) =>
              where.or([
                where.and([
                  where('left.email_key', '=', where.ref('orders.email_key')),
                  where('left.email_key', '<>', ''),
                ]),
                where('left.restored_cart_id', '=', where.ref('orders.cart_id')),
              ]),
            ),
        ),
      ),
    ),
  async consume(_services, { siteId, subject }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'email_key', 'cart_id', 'placed_at'])
      .where('site_id', '=', siteId)
      .where('id', '=', orderIdSchema.parse(subject))
      .where('is_test', '=', false)
      .executeTakeFirst();
    if (order?.placed_at == null) return;
    const { placed_at: placedAt } = order;
    const left = await trx
      .selectFrom('abandoned_carts')
      .select('id')
      .where('site_id', '=', siteId)
      .where('opened_at', '>=', new Date(placedAt.getTime() - RECOVERY_MS))
      .where('opened_at', '<=', placedAt)
      .where('recovered_order_id', 'is', null)
      .where((where) =>
        where.or([
          where.and([where('email_key', '=', order.email_key), where('email_key', '<>', '')]),
          where('restored_cart_id', '=', order.cart_id),
        ]),
      )
      .orderBy('opened_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (left === undefined) return;
    await trx
      .updateTable('abandoned_carts')
      .set({ recovered_order_id: order.id })
      .where('site_id', '=', siteId)
      .where('id', '=', left.id)
      .execute();
  },
});
