import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import { buyerAddress } from '#server/orders/buyer-address.ts';
import { mailAsNow } from '#server/orders/buyer-mails.ts';
import { mailPost, type DeliverMail } from '#server/orders/mail-post.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { buyerMailSender } from '#server/orders/send-buyer-mail.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

interface MailAgain {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly kind: StoreMailKind;
}

/**
 * Sends the buyer a mail about an order once more, also where its kind is switched off by now (ORD-142). Throws
 * `not-found`, and `mail-not-possible` where the order has nothing that it could tell of, or its buyer was erased.
 */
export async function mailAgain(
  services: Services,
  { siteId, orderId, accountId, kind }: MailAgain,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const order = await loadOrder(trx, siteId, orderId);
    if (order === null) throw new CallError('not-found');
    const wasMailed = await trx
      .selectFrom('sent_order_mails')
      .select('kind')
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    const to = await buyerAddress(trx, order);
    if (wasMailed === undefined || !isMailAddress(to)) throw new CallError('mail-not-possible');
    const post = await mailPost(trx, services, siteId, order);
    const deliver = buyerMailSender({ trx, services, post, againBy: accountId });
    let isSent = false;
    const noted: DeliverMail = async (...mail) => {
      isSent = true;
      await deliver(...mail);
    };
    await mailAsNow(post, noted, kind);
    if (!isSent) throw new CallError('mail-not-possible');
  });
}
