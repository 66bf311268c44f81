import type { Transaction } from 'kysely';
import { donatePath } from '#domain/donations/donate-path.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { failedOrder } from '#server/orders/failed-order.ts';
import { mailPost } from '#server/orders/mail-post.ts';
import { donationFailedMail } from '#server/orders/mails/donation-failed-mail.tsx';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { donorMailSender } from './donor-mail-sender.ts';
import { findDonatePage } from './funds.ts';

const pageIdSchema = idSchema<'donate-page'>();

/**
 * Mails a donor once that a payment of which they were told that it is under way did not come, with the way back to the page on
 * which they gave, while there is one (ORD-87, ORD-140).
 */
export async function mailFailedGift(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  paymentId: string,
): Promise<void> {
  const failed = await failedOrder(trx, siteId, orderId, paymentId, 'donations');
  if (failed === null) return;
  const { order, amount } = failed;
  const post = await mailPost(trx, services, siteId, order);
  const gift = order.lines[0];
  const pageId = pageIdSchema.safeParse(gift?.productId);
  const page = pageId.success ? await findDonatePage(trx, siteId, pageId.data) : null;
  const deliver = donorMailSender(trx, services, post);
  await deliver('donationFailed', '', donationFailedMail, {
    site: post.site,
    amount: orderMoney(order, amount),
    fund: gift?.title ?? '',
    link: page === null ? '' : publicUrl(services.config, post.identifier, donatePath(page.id)),
  });
}
