import { balanceDue } from '#domain/orders/balance.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { mailBalance } from '../buyer-mails.ts';
import { holdOrder } from '../hold-order.ts';
import { mailPost } from '../mail-post.ts';
import { loadOrder, tokenOfOrder } from '../queries.ts';
import { buyerMailSender } from '../send-buyer-mail.ts';
import type { OrderId } from '../tables.ts';
import { LINK_LIFE_MS } from './link-life.ts';

interface WantedLink {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly isMailed: boolean;
}

/**
 * The link by which a buyer pays what is open of an order, for seven days from now, mailed to them where that is asked for
 * (ORD-100, ORD-105). Throws `not-found`, `order-state` where nothing is open, and `mail-not-possible`.
 */
export async function renewLink(
  services: Services,
  { siteId, orderId, accountId, isMailed }: WantedLink,
): Promise<{ readonly url: string; readonly until: string }> {
  return retryTransaction(services.db, async (trx) => {
    const held = await holdOrder(trx, siteId, orderId);
    if (held.state === 'canceled' || balanceDue(held) === 0) throw new CallError('order-state');
    const until = new Date(services.now() + LINK_LIFE_MS);
    await trx
      .updateTable('orders')
      .set({ balance_until: until })
      .where('site_id', '=', siteId)
      .where('id', '=', orderId)
      .execute();
    if (isMailed) {
      const order = await loadOrder(trx, siteId, orderId);
      if (order === null || order.email === '') throw new CallError('mail-not-possible');
      const post = await mailPost(trx, services, siteId, order);
      await mailBalance(post, buyerMailSender({ trx, services, post, againBy: accountId }), '');
    }
    const { identifier } = await findSite(trx, siteId);
    const token = await tokenOfOrder(trx, services.cipher, siteId, orderId);
    const url = publicUrl(services.config, identifier, `/checkout/balance/${token}`);
    return { url, until: until.toISOString() };
  });
}
