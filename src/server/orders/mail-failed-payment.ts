import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { findStorePath } from '#server/content-entries/store-page.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { failedOrder } from './failed-order.ts';
import { mailPost, type MailPost } from './mail-post.ts';
import { paymentFailedMail } from './mails/payment-failed-mail.tsx';
import { orderMailFacts, orderMoney } from './order-mail-facts.ts';
import { buyerMailSender } from './send-buyer-mail.ts';
import type { OrderId } from './tables.ts';

/**
 * Mails a buyer once that a payment of which they were told that it is under way did not come, with the way back to what they
 * wanted (ORD-87, ORD-140). What was paid meanwhile after all says so itself.
 */
export async function mailFailedPayment(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  paymentId: string,
): Promise<void> {
  const failed = await failedOrder(trx, siteId, orderId, paymentId, 'orders');
  if (failed === null) return;
  const { order } = failed;
  const post = await mailPost(trx, services, siteId, order);
  const { site, lines } = orderMailFacts(order, post);
  const isInCart = await isStillInCart(post);
  const path = isInCart ? '/cart' : encodeURI((await findStorePath(trx, siteId)) ?? '/');
  const link = publicUrl(services.config, post.identifier, path);
  const params = { site, lines, link, isInCart, amount: orderMoney(order, failed.amount) };
  const deliver = buyerMailSender({ trx, services, post, againBy: null });
  await deliver('paymentFailed', '', paymentFailedMail, params);
}

/** Whether what was ordered still waits in the cart of the shop, which alone has a page (ORD-01). */
async function isStillInCart({ db, siteId, order }: MailPost): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('carts', (join) =>
      join.onRef('carts.site_id', '=', 'orders.site_id').onRef('carts.id', '=', 'orders.cart_id'),
    )
    .innerJoin('cart_lines', (join) =>
      join.onRef('cart_lines.site_id', '=', 'carts.site_id').onRef('cart_lines.cart_id', '=', 'carts.id'),
    )
    .select('carts.id')
    .where('orders.site_id', '=', siteId)
    .where('orders.id', '=', order.id)
    .where('carts.site_id', '=', siteId)
    .where('cart_lines.site_id', '=', siteId)
    .where('carts.kind', '=', 'shop')
    .where('carts.purchased_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
