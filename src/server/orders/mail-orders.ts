import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { OwnerMailKind } from '#domain/store/owner-mails.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import type { MailDefinition } from '#server/platform/mail/define-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { rowAllows } from '#server/roles/queries.ts';
import {
  amountOfRefund,
  mailBalance,
  mailCanceled,
  mailChanged,
  mailConfirmed,
  mailFulfilled,
  mailPieces,
  mailReady,
  mailReceived,
  mailRefunded,
} from './buyer-mails.ts';
import { amountOfDispute } from './amount-of-dispute.ts';
import { isFirstMail } from './is-first-mail.ts';
import { isFirstOwnerMail } from './is-first-owner-mail.ts';
import { mailFailedPayment } from './mail-failed-payment.ts';
import { mailPost, type MailPost } from './mail-post.ts';
import { orderWithdrawnMail } from './mails/order-withdrawn-mail.tsx';
import { newOrderMail } from './mails/new-order-mail.tsx';
import { lateOrderMail } from './mails/late-order-mail.tsx';
import { orderDisputedMail } from './mails/order-disputed-mail.tsx';
import { refundFailedMail } from './mails/refund-failed-mail.tsx';
import { unpaidOrderMail } from './mails/unpaid-order-mail.tsx';
import { orderMailFacts, orderMoney } from './order-mail-facts.ts';
import {
  orderCanceled,
  orderDisputed,
  orderEdited,
  orderFulfilled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderReady,
  orderRefunded,
  orderRefundFailed,
  orderWithdrawn,
  piecesCanceled,
} from './order-happened.ts';
import { loadOrder } from './queries.ts';
import { buyerMailSender } from './send-buyer-mail.ts';

const orderIdSchema = idSchema<'order'>();
const canceledPiecesSchema = z.object({
  isMailed: z.boolean(),
  lines: z.array(z.object({ lineId: z.string(), pieces: z.int() })),
});
/** More people than fulfil the orders of a site get no mail of each. */
const MAX_OWNERS = 10;
/** A mail is written in milliseconds, and what was written for some is gone when one cannot be. */
const EVENTS_TOGETHER = 10;

/** Mails buyers and those who fulfil orders what happens to one: each once for its event (ORD-142). */
export const mailOrders = defineEventConsumer<JsonObject>({
  name: 'mail-orders',
  events: [
    orderPlaced,
    orderPaid,
    orderPaymentFailed,
    orderReady,
    orderFulfilled,
    orderEdited,
    orderCanceled,
    orderRefunded,
    orderRefundFailed,
    piecesCanceled,
    orderDisputed,
    orderWithdrawn,
  ],
  isByKey: true,
  perTransaction: EVENTS_TOGETHER,
  async consume(services, { id, siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    if (type === orderPaymentFailed.type) {
      const { paymentId } = orderPaymentFailed.params.parse(params);
      return mailFailedPayment(trx, services, siteId, orderIdSchema.parse(subject), paymentId);
    }
    const order = await loadOrder(trx, siteId, orderIdSchema.parse(subject));
    if (order === null) return;
    const post = { ...(await mailPost(trx, services, siteId, order)), trx, services };
    const deliver = buyerMailSender({ trx, services, post, againBy: null });
    switch (type) {
      case orderPlaced.type: {
        const { isByHand = false, hasLink = false } = orderPlaced.params.parse(params);
        if (order.payment === 'paid') await mailConfirmed(post, deliver);
        else if (hasLink) await mailBalance(post, deliver, '');
        else await mailReceived(post, deliver);
        // Who has written it knows of it.
        return isByHand ? undefined : mailNew(post);
      }
      case orderEdited.type: {
        const { isMailed, hasLink } = orderEdited.params.parse(params);
        if (hasLink) await mailBalance(post, deliver, String(id));
        else if (isMailed) await mailChanged(post, deliver, String(id));
        return;
      }
      case orderPaid.type:
        return mailConfirmed(post, deliver);
      case orderReady.type:
        return mailReady(post, deliver);
      case orderFulfilled.type: {
        const { fulfilmentId, isMailed } = orderFulfilled.params.parse(params);
        if (typeof fulfilmentId !== 'string' || isMailed !== true) return;
        return mailFulfilled(post, deliver, fulfilmentId, String(id));
      }
      case orderCanceled.type: {
        const { isMailed, isUnpaid, isLate } = orderCanceled.params.parse(params);
        if (isMailed === true) await mailCanceled(post, deliver);
        if (isUnpaid === true) await mailUnpaid(post);
        if (isLate === true) await mailLate(post);
        return;
      }
      case orderRefunded.type: {
        const { refundId, isMailed } = orderRefunded.params.parse(params);
        if (isMailed === true && typeof refundId === 'string') await mailRefunded(post, deliver, refundId);
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
      case orderWithdrawn.type:
        return mailWithdrawn(post, String(id));
      case piecesCanceled.type: {
        const { isMailed, lines } = canceledPiecesSchema.parse(params);
        if (isMailed) await mailPieces(post, deliver, String(id), lines);
      }
    }
  },
});

interface Post extends MailPost {
  readonly trx: Transaction<Database>;
  readonly services: Services;
}

async function mailNew(post: Post): Promise<void> {
  const { order } = post;
  if (!(await isFirstOwnerMail(post, 'new', ''))) return;
  await mailOwners(post, 'new', newOrderMail, (language, link) => ({
    ...orderMailFacts(order, { site: post.site, link, language }),
    total: orderMoney(order, order.total),
    buyer: order.name || order.email,
    isPaid: order.payment === 'paid',
    note: order.note,
  }));
}

async function mailRefundFailed(post: Post, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null || !(await isFirstOwnerMail(post, 'refundFailed', refundId))) return;
  const { number } = post.order;
  await mailOwners(post, 'refundFailed', refundFailedMail, (_language, link) => ({ number, link, amount }));
}

async function mailDisputed(post: Post, disputeId: string): Promise<void> {
  const amount = await amountOfDispute(post, disputeId);
  if (amount === null || !(await isFirstOwnerMail(post, 'disputed', disputeId))) return;
  const { number } = post.order;
  await mailOwners(post, 'disputed', orderDisputedMail, (_language, link) => ({ number, link, amount }));
}

async function mailLate(post: Post): Promise<void> {
  if (!(await isFirstOwnerMail(post, 'late', ''))) return;
  const { order } = post;
  const amount = orderMoney(order, order.paid);
  const { number } = order;
  await mailOwners(post, 'late', lateOrderMail, (_language, link) => ({ number, link, amount }));
}

async function mailWithdrawn(post: Post, eventKey: string): Promise<void> {
  if (!(await isFirstMail(post.trx, post.services, post, 'withdrawn', eventKey))) return;
  await mailOwners(post, 'withdrawn', orderWithdrawnMail, (_language, link) => ({
    number: post.order.number,
    link,
  }));
}

async function mailUnpaid(post: Post): Promise<void> {
  if (!(await isFirstOwnerMail(post, 'unpaid', ''))) return;
  await mailOwners(post, 'unpaid', unpaidOrderMail, (_language, link) => ({
    number: post.order.number,
    link,
  }));
}

async function mailOwners<Params>(
  { trx, services, siteId, order, identifier }: Post,
  kind: OwnerMailKind | 'withdrawn',
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
    const delivery = { siteId, to: email, language: language ?? 'en', params };
    await services.mail.send(mail, { ...delivery, about: { id: order.id, kind } }, trx);
  }
}
