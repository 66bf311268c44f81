import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import type { MailDefinition } from '#server/platform/mail/define-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { addOrderEvent } from './add-order-event.ts';
import { loadParcels } from './load-order-page.ts';
import { newOrderMail } from './mails/new-order-mail.tsx';
import { orderCanceledMail } from './mails/order-canceled-mail.tsx';
import { orderConfirmedMail } from './mails/order-confirmed-mail.tsx';
import { orderFulfilledMail } from './mails/order-fulfilled-mail.tsx';
import { lateOrderMail } from './mails/late-order-mail.tsx';
import { orderDisputedMail } from './mails/order-disputed-mail.tsx';
import { orderRefundedMail } from './mails/order-refunded-mail.tsx';
import { piecesCanceledMail } from './mails/pieces-canceled-mail.tsx';
import { refundFailedMail } from './mails/refund-failed-mail.tsx';
import { orderReceivedMail } from './mails/order-received-mail.tsx';
import { unpaidOrderMail } from './mails/unpaid-order-mail.tsx';
import { orderMailFacts, orderMoney } from './order-mail-facts.ts';
import {
  orderCanceled,
  orderDisputed,
  orderFulfilled,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderRefundFailed,
  piecesCanceled,
} from './order-happened.ts';
import { loadOrder, tokenOfOrder, type StoredOrder } from './queries.ts';
import type { OrderId } from './tables.ts';

const orderIdSchema = idSchema<'order'>();
const refundIdSchema = idSchema<'refund'>();
const canceledPiecesSchema = z.object({
  isMailed: z.boolean(),
  lines: z.array(z.object({ lineId: z.string(), pieces: z.int() })),
});
/** More people than fulfil the orders of a site get no mail of each. */
const MAX_OWNERS = 10;

/** Mails buyers and those who fulfil orders what happens to one: each once for its event (ORD-142). */
export const mailOrders = defineEventConsumer<JsonObject>({
  name: 'mail-orders',
  events: [
    orderPlaced,
    orderPaid,
    orderFulfilled,
    orderCanceled,
    orderRefunded,
    orderRefundFailed,
    piecesCanceled,
    orderDisputed,
  ],
  async consume(services, { id, siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const order = await loadOrder(trx, siteId, orderIdSchema.parse(subject));
    if (order === null) return;
    const post = await postOf(trx, services, siteId, order);
    switch (type) {
      case orderPlaced.type:
        if (order.payment === 'paid') await mailConfirmed(post);
        else await mailReceived(post);
        return mailNew(post);
      case orderPaid.type:
        return mailConfirmed(post);
      case orderFulfilled.type: {
        const { fulfilmentId, isMailed } = orderFulfilled.params.parse(params);
        if (typeof fulfilmentId !== 'string' || isMailed !== true) return;
        return mailFulfilled(post, fulfilmentId, String(id));
      }
      case orderCanceled.type: {
        const { isMailed, isUnpaid, isLate } = orderCanceled.params.parse(params);
        if (isMailed === true) await mailCanceled(post);
        if (isUnpaid === true) await mailUnpaid(post);
        if (isLate === true) await mailLate(post);
        return;
      }
      case orderRefunded.type: {
        const { refundId, isMailed } = orderRefunded.params.parse(params);
        if (isMailed === true && typeof refundId === 'string') await mailRefunded(post, refundId);
        return;
      }
      case orderRefundFailed.type: {
        const { refundId } = orderRefundFailed.params.parse(params);
        if (typeof refundId === 'string') await mailRefundFailed(post, refundId);
        return;
      }
      case orderDisputed.type: {
        const { disputeId } = orderDisputed.params.parse(params);
        if (typeof disputeId === 'string') await mailDisputed(post, disputeId);
        return;
      }
      case piecesCanceled.type: {
        const { isMailed, lines } = canceledPiecesSchema.parse(params);
        if (isMailed) await mailPieces(post, String(id), lines);
      }
    }
  },
});

interface Post {
  readonly trx: Transaction<Database>;
  readonly services: Services;
  readonly siteId: SiteId;
  readonly order: StoredOrder;
  readonly site: string;
  readonly identifier: string;
  readonly language: string;
  /** Of the page of the order. */
  readonly link: string;
}

async function postOf(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  order: StoredOrder,
): Promise<Post> {
  const { identifier, title: site } = await findSite(trx, siteId);
  const token = await tokenOfOrder(trx, services.cipher, siteId, order.id);
  const language = order.language || (await publishedLanguage(trx, siteId));
  const link = publicUrl(services.config, identifier, `/checkout/order/${token}`);
  return { trx, services, siteId, order, site, identifier, language, link };
}

async function mailReceived(post: Post): Promise<void> {
  const { paymentInstructions } = await loadStoreSettings(post.trx, post.siteId);
  const params = { ...orderMailFacts(post.order, post), instructions: paymentInstructions.trim() };
  await mailBuyer(post, 'received', '', orderReceivedMail, params);
}

async function mailConfirmed(post: Post): Promise<void> {
  await mailBuyer(post, 'confirmed', '', orderConfirmedMail, orderMailFacts(post.order, post));
}

async function mailFulfilled(post: Post, fulfilmentId: string, eventKey: string): Promise<void> {
  const { trx, siteId, order } = post;
  const parcel = (await loadParcels(trx, siteId, order.id)).find(({ id }) => id === fulfilmentId);
  if (parcel === undefined || parcel.isUndone) return;
  const { totals: _, ...facts } = orderMailFacts(order, post);
  const lines = linesOfPieces(order, parcel.lines);
  const tracking = [parcel.carrier, parcel.tracking].filter((text) => text !== '').join(', ');
  const trackingUrl = parcel.url === '' ? null : parcel.url;
  const params = { ...facts, lines, tracking, trackingUrl };
  await mailBuyer(post, 'fulfilled', eventKey, orderFulfilledMail, params);
}

async function mailCanceled(post: Post): Promise<void> {
  const { order } = post;
  const { site, number, link, lines } = orderMailFacts(order, post);
  const refunded = order.refunded > 0 ? orderMoney(order, order.refunded) : null;
  await mailBuyer(post, 'canceled', '', orderCanceledMail, { site, number, link, lines, refunded });
}

async function mailNew(post: Post): Promise<void> {
  const { order } = post;
  if (!(await isFirst(post, 'new', ''))) return;
  await mailOwners(post, newOrderMail, (language, link) => ({
    ...orderMailFacts(order, { site: post.site, link, language }),
    total: orderMoney(order, order.total),
    buyer: order.name || order.email,
    isPaid: order.payment === 'paid',
    note: order.note,
  }));
}

async function amountOfRefund({ trx, siteId, order }: Post, refundId: string): Promise<string | null> {
  const refund = await trx
    .selectFrom('refunds')
    .select('amount')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('id', '=', refundIdSchema.parse(refundId))
    .executeTakeFirst();
  return refund === undefined ? null : orderMoney(order, refund.amount);
}

async function mailRefunded(post: Post, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null) return;
  const { site, link, order } = post;
  await mailBuyer(post, 'refunded', refundId, orderRefundedMail, {
    site,
    link,
    number: order.number,
    amount,
  });
}

async function mailRefundFailed(post: Post, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null || !(await isFirst(post, 'refundFailed', refundId))) return;
  const { number } = post.order;
  await mailOwners(post, refundFailedMail, (_language, link) => ({ number, link, amount }));
}

async function mailDisputed(post: Post, disputeId: string): Promise<void> {
  const { trx, siteId, order } = post;
  const dispute = await trx
    .selectFrom('disputes')
    .select('amount')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('provider_id', '=', disputeId)
    .executeTakeFirst();
  if (dispute === undefined || !(await isFirst(post, 'disputed', disputeId))) return;
  const amount = orderMoney(order, dispute.amount);
  const { number } = order;
  await mailOwners(post, orderDisputedMail, (_language, link) => ({ number, link, amount }));
}

async function mailLate(post: Post): Promise<void> {
  if (!(await isFirst(post, 'late', ''))) return;
  const { order } = post;
  const amount = orderMoney(order, order.paid);
  const { number } = order;
  await mailOwners(post, lateOrderMail, (_language, link) => ({ number, link, amount }));
}

async function mailPieces(
  post: Post,
  eventKey: string,
  canceled: readonly { readonly lineId: string; readonly pieces: number }[],
): Promise<void> {
  const { site, number, link } = orderMailFacts(post.order, post);
  const lines = linesOfPieces(post.order, canceled);
  await mailBuyer(post, 'piecesCanceled', eventKey, piecesCanceledMail, { site, number, link, lines });
}

/** Some pieces of an order, as mails list them. */
function linesOfPieces(
  { lines }: StoredOrder,
  chosen: readonly { readonly lineId: string; readonly pieces: number }[],
) {
  const pieces = new Map(chosen.map((line) => [line.lineId, line.pieces]));
  return lines.flatMap(({ id, title, optionText }) => {
    const count = pieces.get(id);
    return count === undefined ? [] : [{ id, title: `${count} × ${title}`, options: optionText, amount: '' }];
  });
}

async function mailUnpaid(post: Post): Promise<void> {
  if (!(await isFirst(post, 'unpaid', ''))) return;
  await mailOwners(post, unpaidOrderMail, (_language, link) => ({ number: post.order.number, link }));
}

/** To the buyer, once for what it tells of, with the owner to answer to (ORD-143). Who was erased gets none. */
async function mailBuyer<Params>(
  post: Post,
  kind: string,
  eventKey: string,
  mail: MailDefinition<Params>,
  params: Params,
): Promise<void> {
  const { trx, services, siteId, language } = post;
  const to = await buyerAddress(post);
  if (!isMailAddress(to) || !(await isFirst(post, kind, eventKey))) return;
  const replyTo = await ownerAddress(trx, siteId);
  const delivery = { siteId, to, language, params };
  await services.mail.send(mail, { ...delivery, ...(replyTo === null ? {} : { replyTo }) }, trx);
}

async function mailOwners<Params>(
  { trx, services, siteId, order, identifier }: Post,
  mail: MailDefinition<Params>,
  paramsFor: (language: string, link: string) => Params,
): Promise<void> {
  const link = appUrl(services.config, identifier, `/config/commerce/orders/${order.id}`);
  const owners = await trx
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select(['accounts.email', 'accounts.language'])
    .where('site_roles.site_id', '=', siteId)
    .where(rowAllows('commerce.orders'))
    // Of a test order its contributor alone hears (ORD-107).
    .$if(order.isTest, (query) => query.where('site_roles.account_id', '=', order.testAccountId))
    .orderBy('site_roles.created_at')
    .limit(MAX_OWNERS)
    .execute();
  for (const { email, language } of owners) {
    const params = paramsFor(language ?? 'en', link);
    await services.mail.send(mail, { siteId, to: email, language: language ?? 'en', params }, trx);
  }
}

/** Of a test order its contributor, whatever was entered (ORD-107). */
async function buyerAddress({ trx, order }: Post): Promise<string> {
  if (!order.isTest || order.testAccountId === null) return order.email;
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', order.testAccountId)
    .executeTakeFirst();
  return account?.email ?? '';
}

async function ownerAddress(trx: Transaction<Database>, siteId: SiteId): Promise<string | null> {
  const owner = await trx
    .selectFrom('sites')
    .innerJoin('accounts', 'accounts.id', 'sites.owner_id')
    .select('accounts.email')
    .where('sites.id', '=', siteId)
    .executeTakeFirst();
  return owner?.email ?? null;
}

/** Whether a mail has not left yet for what it tells of; it stands in the timeline from here on (ORD-98, ORD-142). */
async function isFirst(
  { trx, services, siteId, order }: Post,
  kind: string,
  eventKey: string,
): Promise<boolean> {
  const at = new Date(services.now());
  const orderId: OrderId = order.id;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sent_order_mails')
    .values({ site_id: siteId, order_id: orderId, kind, event_key: eventKey, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await addOrderEvent(trx, siteId, orderId, {
    kind: 'mailed',
    by: { kind: 'system' },
    data: { text: kind },
    at,
  });
  return true;
}
