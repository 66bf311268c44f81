import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { addOrderEvent } from '#server/orders/add-order-event.ts';
import { buyerAddress } from '#server/orders/buyer-address.ts';
import { mailPost } from '#server/orders/mail-post.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { writtenMail } from './written-mail.tsx';

interface WrittenMail {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly subject: string;
  readonly text: string;
}

/**
 * A mail to the buyer by hand, which the timeline keeps (ORD-99). Throws `not-found`, and `mail-not-possible` where the
 * buyer was erased.
 */
export async function writeToBuyer(
  services: Services,
  { siteId, orderId, accountId, subject, text }: WrittenMail,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const order = await loadOrder(trx, siteId, orderId);
    if (order === null) throw new CallError('not-found');
    const to = await buyerAddress(trx, order);
    if (!isMailAddress(to)) throw new CallError('mail-not-possible');
    const { site, language, link } = await mailPost(trx, services, siteId, order);
    const sender = await shopSender(trx, siteId);
    const params = { site, number: order.number, link, subject, letter: text };
    const delivery = { siteId, to, language, params, about: { id: orderId, kind: 'written' } };
    await services.mail.send(writtenMail, { ...delivery, ...sender }, trx);
    const by = { kind: 'person', accountId } as const;
    const at = new Date(services.now());
    const data = { text: `${subject}\n\n${text}` };
    await addOrderEvent(trx, siteId, orderId, { kind: 'written', by, data, at });
  });
}
