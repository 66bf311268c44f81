import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { createId } from '#lib/id.ts';
import { addOrderEvent } from '#server/orders/add-order-event.ts';
import { buyerAddress } from '#server/orders/buyer-address.ts';
import { holdOrder } from '#server/orders/hold-order.ts';
import { mailPost } from '#server/orders/mail-post.ts';
import { orderWithdrawn } from '#server/orders/order-happened.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { loadWithdrawals } from './load-withdrawals.ts';
import { withdrawalMail } from './mails/withdrawal-mail.tsx';
import { withdrawableLines } from './withdrawable-lines.ts';

interface Withdrawal {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  /** How many times something was withdrawn before, as the form knew: one that is sent twice counts once. */
  readonly seen: number;
  /** Pieces by line. */
  readonly pieces: ReadonlyMap<string, number>;
}

/**
 * Takes a withdrawal, and mails the buyer at once what was withdrawn from, on which day and at what time; those who fulfil
 * orders are told. Money and stock stay as they are (ORD-147). `refused`: nothing of it can be withdrawn from, or not so
 * many pieces.
 */
export async function withdraw(
  services: Services,
  { siteId, orderId, seen, pieces }: Withdrawal,
): Promise<'done' | 'refused'> {
  return services.db.transaction().execute(async (trx) => {
    await holdOrder(trx, siteId, orderId);
    const order = await loadOrder(trx, siteId, orderId);
    if (order === null) return 'refused';
    if ((await loadWithdrawals(trx, siteId, orderId)).length !== seen) return 'done';
    const at = new Date(services.now());
    const offered = await withdrawableLines(trx, siteId, order, at.getTime());
    const chosen = offered.flatMap((line) => {
      const count = pieces.get(line.id) ?? 0;
      return count > 0 ? [{ ...line, count }] : [];
    });
    const isTooMuch = chosen.some(({ count, left }) => count > left);
    if (chosen.length === 0 || chosen.length < pieces.size || isTooMuch) return 'refused';
    const id = createId<'withdrawal'>(at.getTime());
    await trx.insertInto('withdrawals').values({ site_id: siteId, order_id: orderId, id, at }).execute();
    await trx
      .insertInto('withdrawal_lines')
      .values(
        chosen.map((line) => ({
          site_id: siteId,
          order_id: orderId,
          withdrawal_id: id,
          line_id: line.id,
          pieces: line.count,
        })),
      )
      .execute();
    const text = chosen.map(({ count, title }) => `${count} × ${title}`).join('\n');
    await addOrderEvent(trx, siteId, orderId, {
      kind: 'withdrawn',
      by: { kind: 'buyer' },
      data: { text },
      at,
    });
    await recordEvents(trx, orderWithdrawn, [{ siteId, subject: orderId, params: {}, at }]);
    const to = await buyerAddress(trx, order);
    if (!isMailAddress(to)) return 'done';
    const { site, link, language } = await mailPost(trx, services, siteId, order);
    const timeZone = await siteTimeZone(trx, siteId);
    const sender = await shopSender(trx, siteId);
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone });
    const params = {
      site,
      number: order.number,
      link,
      when: when.format(at),
      lines: chosen.map((line) => ({
        id: line.id,
        title: `${line.count} × ${line.title}`,
        options: line.optionText,
        amount: '',
      })),
    };
    const delivery = { siteId, to, language, params, about: { id: orderId, kind: 'withdrawal' } };
    await services.mail.send(withdrawalMail, { ...delivery, ...sender }, trx);
    return 'done';
  });
}
