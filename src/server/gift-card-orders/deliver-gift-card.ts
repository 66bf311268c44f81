import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { formatGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { openGiftCardCode } from '#server/gift-cards/gift-card-codes.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import { addOrderEvent, type OrderActor } from '#server/orders/add-order-event.ts';
import { buyerAddress } from '#server/orders/buyer-address.ts';
import { fulfilGiftCardPiece } from '#server/orders/fulfil-gift-card-piece.ts';
import { giftCardMail } from '#server/orders/mails/gift-card-mail.tsx';
import { inOwnWords } from '#server/orders/mails/define-buyer-mail.tsx';
import { mailPost } from '#server/orders/mail-post.ts';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { findMailText } from '#server/store/mail-texts.ts';

interface Delivery {
  readonly siteId: SiteId;
  readonly cardId: GiftCardId;
  /** Its owner sends it once more, or with another code; null: it is mailed for the first time, once. */
  readonly againBy: OrderActor | null;
}

/**
 * Mails a card with its code to whom it is for (ORD-120, ORD-122); of a test to its contributor (ORD-107). The transaction
 * holds its order and it from here on. False where it is not sent: it was already, it pays nothing any more, or nobody is
 * named whom it is for.
 */
export async function deliverGiftCard(
  trx: Transaction<Database>,
  services: Services,
  { siteId, cardId, againBy }: Delivery,
): Promise<boolean> {
  const order = await orderOfCard(trx, siteId, cardId);
  if (order === null || order.state === 'canceled') return false;
  const card = await trx
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isDone = againBy === null && card.delivered_at !== null;
  if (isDone || card.ended_at !== null || card.balance === 0) return false;
  const to = order.isTest ? await buyerAddress(trx, order) : card.recipient_email;
  if (!isMailAddress(to)) return false;
  const at = new Date(services.now());
  const post = await mailPost(trx, services, siteId, order);
  const { site, identifier, language } = post;
  const money = moneyValue(toCents(card.balance), card.currency);
  const day = zonedFormat(language, await siteTimeZone(trx, siteId), { dateStyle: 'long' });
  const params = {
    site,
    name: card.recipient_name,
    sender: card.sender || order.name || site,
    message: card.message,
    amount: formatMoney(money),
    code: formatGiftCardCode(openGiftCardCode(services, siteId, card)),
    expires: card.expires_at === null ? null : day.format(card.expires_at),
    link: publicUrl(services.config, identifier, '/'),
    balance: publicUrl(services.config, identifier, '/checkout/gift-card-balance'),
    isTest: card.is_test,
  };
  const own = await findMailText(trx, siteId, 'giftCard');
  const mail = own === null ? giftCardMail : inOwnWords(giftCardMail, filledTexts(own, post, params));
  const shop = await shopSender(trx, siteId);
  const delivery = { siteId, to, language, params, about: { id: order.id, kind: 'giftCard' } };
  await services.mail.send(mail, { ...delivery, ...shop }, trx);
  const by: OrderActor = againBy ?? { kind: 'system' };
  await addOrderEvent(trx, siteId, order.id, { kind: 'mailed', by, data: { text: 'giftCard' }, at });
  if (card.delivered_at !== null) return true;
  await trx
    .updateTable('gift_cards')
    .set((row) => ({ delivered_at: at, version: row('version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', cardId)
    .execute();
  if (card.line_id !== null) await fulfilGiftCardPiece(trx, siteId, order.id, card.line_id);
  return true;
}

/** The order of a card, held before it: whoever takes both takes them in this order. */
async function orderOfCard(trx: Transaction<Database>, siteId: SiteId, cardId: GiftCardId) {
  const card = await trx
    .selectFrom('gift_cards')
    .select('order_id as orderId')
    .where('site_id', '=', siteId)
    .where('id', '=', cardId)
    .executeTakeFirst();
  const orderId = card?.orderId ?? null;
  if (orderId === null) return null;
  await trx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .forUpdate()
    .execute();
  return loadOrder(trx, siteId, orderId);
}
