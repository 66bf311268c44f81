import type { Transaction } from 'kysely';
import type { OwnerMailKind } from '#domain/store/owner-mails.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { amountOfRefund } from '#server/orders/buyer-mails.ts';
import { amountOfDispute } from '#server/orders/amount-of-dispute.ts';
import { isFirstOwnerMail } from '#server/orders/is-first-owner-mail.ts';
import { mailPost, type MailPost } from '#server/orders/mail-post.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import {
  orderDisputed,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  orderRefundFailed,
} from '#server/orders/order-happened.ts';
import { ordersOfEvents, subjectsOf } from '#server/orders/orders-of-events.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import type { MailDefinition } from '#server/platform/mail/define-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { subscriptionUrl } from '#server/subscriptions/subscription-link.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { donorMailSender } from './donor-mail-sender.ts';
import { findFund } from './funds.ts';
import { mailFailedGift } from './mail-failed-gift.ts';
import type { DonationMailParams } from '#server/orders/mails/donation-mail-params.ts';
import { donationPledgeMail } from '#server/orders/mails/donation-pledge-mail.tsx';
import { donationReceiptMail } from '#server/orders/mails/donation-receipt-mail.tsx';
import { donationDisputedMail } from './mails/donation-disputed-mail.tsx';
import { donationRefundFailedMail } from './mails/donation-refund-failed-mail.tsx';
import { donationRefundedMail } from '#server/orders/mails/donation-refunded-mail.tsx';
import { newDonationMail } from './mails/new-donation-mail.tsx';

const orderIdSchema = idSchema<'order'>();
const fundIdSchema = idSchema<'fund'>();
/** More people than look after the donations of a site get no mail of each. */
const MAX_OWNERS = 10;

interface Post extends MailPost {
  readonly trx: Transaction<Database>;
  readonly services: Services;
}

/** Mails donors their receipts, and those who look after donations what happens: each once for its event (ORD-130). */
export const mailDonations = defineEventConsumer<JsonObject>({
  name: 'mail-donations',
  events: [orderPlaced, orderPaid, orderPaymentFailed, orderRefunded, orderRefundFailed, orderDisputed],
  isByKey: true,
  concerns: (trx, events) => subjectsOf(ordersOfEvents(trx, events).where('orders.kind', '=', 'donation')),
  async consume(services, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'donations are of a site');
    if (type === orderPaymentFailed.type) {
      const { paymentId } = orderPaymentFailed.params.parse(params);
      return mailFailedGift(trx, services, siteId, orderIdSchema.parse(subject), paymentId);
    }
    const donation = await loadOrder(trx, siteId, orderIdSchema.parse(subject), 'donations');
    if (donation === null) return;
    const post = { ...(await mailPost(trx, services, siteId, donation)), trx, services };
    switch (type) {
      case orderPlaced.type:
        await mailReceipt(post);
        return mailNew(post);
      case orderPaid.type:
        return mailReceipt(post);
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
      }
    }
  },
});

async function mailReceipt(post: Post): Promise<void> {
  const { trx, services, siteId, order } = post;
  const isPaid = order.payment !== 'unpaid' && order.payment !== 'balanceDue';
  const line = await trx
    .selectFrom('order_lines')
    .select('variant_id as fundId')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const fund = line === undefined ? null : await findFund(trx, siteId, fundIdSchema.parse(line.fundId));
  const { paymentInstructions } = await loadStoreSettings(trx, siteId);
  const facts = await factsOf(post, post.language);
  const params = { ...facts, manageLink: await manageLink(post) };
  const deliver = donorMailSender(trx, services, post);
  if (isPaid) {
    await deliver('donationReceipt', '', donationReceiptMail, { ...params, text: fund?.receiptText ?? '' });
  } else {
    const instructions = paymentInstructions.trim();
    await deliver('donationPledge', '', donationPledgeMail, { ...params, instructions });
  }
}

/** Of what is given again and again, where the donor changes and ends it, without an account (ORD-128). */
async function manageLink({ trx, services, siteId, order, identifier }: Post): Promise<string> {
  const given = await trx
    .selectFrom('orders')
    .innerJoin('subscriptions as given', (join) =>
      join.onRef('given.site_id', '=', 'orders.site_id').onRef('given.id', '=', 'orders.subscription_id'),
    )
    .select(['given.id', 'given.token_sealed as sealed'])
    .where('orders.site_id', '=', siteId)
    .where('given.site_id', '=', siteId)
    .where('orders.id', '=', order.id)
    .executeTakeFirst();
  return given === undefined ? '' : subscriptionUrl(services, { siteId, identifier }, given);
}

async function mailRefunded(post: Post, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null) return;
  const { trx, services, site, link, order } = post;
  const params = { site, number: order.number, link, amount };
  const deliver = donorMailSender(trx, services, post);
  await deliver('donationRefunded', refundId, donationRefundedMail, params);
}

async function mailNew(post: Post): Promise<void> {
  const { order } = post;
  if (!(await isFirstOwnerMail(post, 'newDonation', ''))) return;
  const { number, amount, fund, donor } = await factsOf(post, post.language);
  const isPaid = order.payment === 'paid';
  const params = { number, amount, fund, donor, isPaid, message: order.note };
  await mailOwners(post, 'newDonation', newDonationMail, (link) => ({ ...params, link }));
}

async function mailRefundFailed(post: Post, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null || !(await isFirstOwnerMail(post, 'refundFailed', refundId))) return;
  const { number } = post.order;
  await mailOwners(post, 'refundFailed', donationRefundFailedMail, (link) => ({ number, amount, link }));
}

async function mailDisputed(post: Post, disputeId: string): Promise<void> {
  const amount = await amountOfDispute(post, disputeId);
  if (amount === null || !(await isFirstOwnerMail(post, 'disputed', disputeId))) return;
  const { number } = post.order;
  await mailOwners(post, 'disputed', donationDisputedMail, (link) => ({ number, amount, link }));
}

async function mailOwners<Params>(
  { trx, services, siteId, order, identifier }: Post,
  kind: OwnerMailKind,
  mail: MailDefinition<Params>,
  paramsFor: (link: string) => Params,
): Promise<void> {
  const link = appUrl(services.config, identifier, `/config/commerce/donations/${order.id}`);
  const owners = await trx
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select(['accounts.email', 'accounts.language'])
    .where('site_roles.site_id', '=', siteId)
    .where(rowAllows('commerce.donations'))
    // Of a test its contributor alone hears (ORD-107).
    .$if(order.isTest, (query) => query.where('site_roles.account_id', '=', order.testAccountId))
    .orderBy('site_roles.created_at')
    .limit(MAX_OWNERS)
    .execute();
  for (const { email: to, language } of owners) {
    const about = { id: order.id, kind };
    const delivery = { siteId, to, language: language ?? 'en', params: paramsFor(link), about };
    await services.mail.send(mail, delivery, trx);
  }
}

async function factsOf(
  { trx, siteId, site, link, order }: Post,
  language: string,
): Promise<DonationMailParams> {
  const { number, placedAt, total, lines, isAnonymous, name } = order;
  const day = zonedFormat(language, await siteTimeZone(trx, siteId), { dateStyle: 'long' }).format(placedAt);
  const amount = orderMoney(order, total);
  return { site, number, link, day, amount, fund: lines[0]?.title ?? '', donor: isAnonymous ? '' : name };
}
