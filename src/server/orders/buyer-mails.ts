import { shownLast4 } from '#server/carts/card-words.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import { backInStockMail } from './mails/back-in-stock-mail.tsx';
import { abandonedCartMail } from './mails/abandoned-cart-mail.tsx';
import { loadStoreSettings } from '#server/store/queries.ts';
import { loadParcels } from './load-order-page.ts';
import type { DeliverMail, MailPost } from './mail-post.ts';
import type { BuyerMail } from './mails/define-buyer-mail.tsx';
import { balanceDue } from '#domain/orders/balance.ts';
import { balanceDueMail } from './mails/balance-due-mail.tsx';
import { donationFailedMail } from './mails/donation-failed-mail.tsx';
import { donationPledgeMail } from './mails/donation-pledge-mail.tsx';
import { donationReceiptMail } from './mails/donation-receipt-mail.tsx';
import { donationRefundedMail } from './mails/donation-refunded-mail.tsx';
import { giftCardMail } from './mails/gift-card-mail.tsx';
import { orderChangedMail } from './mails/order-changed-mail.tsx';
import { orderCanceledMail } from './mails/order-canceled-mail.tsx';
import { orderConfirmedMail } from './mails/order-confirmed-mail.tsx';
import { orderFulfilledMail } from './mails/order-fulfilled-mail.tsx';
import { orderReceivedMail } from './mails/order-received-mail.tsx';
import { orderRefundedMail } from './mails/order-refunded-mail.tsx';
import { paymentFailedMail } from './mails/payment-failed-mail.tsx';
import { newPriceMail } from './mails/new-price-mail.tsx';
import { renewalEndedMail } from './mails/renewal-ended-mail.tsx';
import { renewalFailedMail } from './mails/renewal-failed-mail.tsx';
import { renewalNoStockMail } from './mails/renewal-no-stock-mail.tsx';
import { renewalReminderMail } from './mails/renewal-reminder-mail.tsx';
import { trialEndsMail } from './mails/trial-ends-mail.tsx';
import { piecesCanceledMail } from './mails/pieces-canceled-mail.tsx';
import { CARD_PROVIDER } from './gift-cards/card-provider.ts';
import { readyForPickupMail } from './mails/ready-for-pickup-mail.tsx';
import { reviewRequestMail } from './mails/review-request-mail.tsx';
import { orderMailFacts, orderMoney } from './order-mail-facts.ts';
import type { StoredOrder } from './queries.ts';

const refundIdSchema = idSchema<'refund'>();

/** The mails to buyers, by what they tell of (COMM-100). */
export const BUYER_MAILS: Readonly<Record<StoreMailKind, BuyerMail<never>>> = {
  received: orderReceivedMail as BuyerMail<never>,
  confirmed: orderConfirmedMail as BuyerMail<never>,
  paymentFailed: paymentFailedMail as BuyerMail<never>,
  changed: orderChangedMail as BuyerMail<never>,
  balanceDue: balanceDueMail as BuyerMail<never>,
  readyForPickup: readyForPickupMail as BuyerMail<never>,
  fulfilled: orderFulfilledMail as BuyerMail<never>,
  piecesCanceled: piecesCanceledMail as BuyerMail<never>,
  canceled: orderCanceledMail as BuyerMail<never>,
  refunded: orderRefundedMail as BuyerMail<never>,
  abandoned: abandonedCartMail as BuyerMail<never>,
  backInStock: backInStockMail as BuyerMail<never>,
  renewalFailed: renewalFailedMail as BuyerMail<never>,
  renewalEnded: renewalEndedMail as BuyerMail<never>,
  renewalReminder: renewalReminderMail as BuyerMail<never>,
  trialEnds: trialEndsMail as BuyerMail<never>,
  renewalNoStock: renewalNoStockMail as BuyerMail<never>,
  newPrice: newPriceMail as BuyerMail<never>,
  giftCard: giftCardMail as BuyerMail<never>,
  donationPledge: donationPledgeMail as BuyerMail<never>,
  donationFailed: donationFailedMail as BuyerMail<never>,
  donationReceipt: donationReceiptMail as BuyerMail<never>,
  donationRefunded: donationRefundedMail as BuyerMail<never>,
  reviewRequest: reviewRequestMail as BuyerMail<never>,
};

export async function mailReceived(post: MailPost, deliver: DeliverMail): Promise<void> {
  const { paymentInstructions } = await loadStoreSettings(post.db, post.siteId);
  const params = { ...orderMailFacts(post.order, post), instructions: paymentInstructions.trim() };
  await deliver('received', '', orderReceivedMail, params);
}

export async function mailConfirmed(post: MailPost, deliver: DeliverMail): Promise<void> {
  await deliver('confirmed', '', orderConfirmedMail, orderMailFacts(post.order, post));
}

export async function mailChanged(post: MailPost, deliver: DeliverMail, eventKey: string): Promise<void> {
  await deliver('changed', eventKey, orderChangedMail, orderMailFacts(post.order, post));
}

/** Where nothing is open any more, there is nothing to tell of. */
export async function mailBalance(post: MailPost, deliver: DeliverMail, eventKey: string): Promise<void> {
  const { order, payLink } = post;
  const due = balanceDue(order);
  if (due === 0 || order.state === 'canceled') return;
  const amount = orderMoney(order, due);
  await deliver('balanceDue', eventKey, balanceDueMail, { ...orderMailFacts(order, post), amount, payLink });
}

/** Of what is fetched alone, which an edit may have changed. */
export async function mailReady(post: MailPost, deliver: DeliverMail): Promise<void> {
  const { order } = post;
  const { deliveryOption } = order;
  if (deliveryOption?.isPickup !== true) return;
  const left = order.lines.map(({ id, pieces, fulfilled, canceled }) => ({
    lineId: id,
    pieces: pieces - fulfilled - canceled,
  }));
  const lines = linesOfPieces(
    order,
    left.filter(({ pieces }) => pieces > 0),
  );
  if (lines.length === 0) return;
  const { name, pickupNote = '' } = deliveryOption;
  const place = [name, pickupNote].filter((text) => text !== '').join('\n');
  await deliver('readyForPickup', '', readyForPickupMail, { ...orderMailFacts(order, post), lines, place });
}

export async function mailFulfilled(
  post: MailPost,
  deliver: DeliverMail,
  fulfilmentId: string,
  eventKey: string,
): Promise<void> {
  const { db, siteId, order } = post;
  const parcel = (await loadParcels(db, siteId, order.id)).find(({ id }) => id === fulfilmentId);
  if (parcel === undefined || parcel.isUndone) return;
  const { totals: _, ...facts } = orderMailFacts(order, post);
  const lines = linesOfPieces(order, parcel.lines);
  const tracking = [parcel.carrier, parcel.tracking].filter((text) => text !== '').join(', ');
  const trackingUrl = parcel.url === '' ? null : parcel.url;
  const isFetched = order.deliveryOption?.isPickup === true;
  const params = { ...facts, lines, tracking, trackingUrl, isFetched };
  await deliver('fulfilled', eventKey, orderFulfilledMail, params);
}

export async function mailCanceled(post: MailPost, deliver: DeliverMail): Promise<void> {
  const { order } = post;
  const facts = orderMailFacts(order, post);
  const back = await amountOfRefunds(post);
  const refunded = back > 0 ? orderMoney(order, back) : null;
  await deliver('canceled', '', orderCanceledMail, { ...facts, refunded });
}

export async function mailRefunded(post: MailPost, deliver: DeliverMail, refundId: string): Promise<void> {
  const amount = await amountOfRefund(post, refundId);
  if (amount === null) return;
  const { site, link, subscriptionLink, order } = post;
  const last4 = await cardOfRefund(post, refundId);
  const card = last4 === null ? '' : shownLast4({ last4 });
  const facts = { site, link, subscriptionLink, number: order.number };
  await deliver('refunded', refundId, orderRefundedMail, { ...facts, amount, card });
}

export async function mailPieces(
  post: MailPost,
  deliver: DeliverMail,
  eventKey: string,
  canceled: readonly { readonly lineId: string; readonly pieces: number }[],
): Promise<void> {
  const lines = linesOfPieces(post.order, canceled);
  const facts = { ...orderMailFacts(post.order, post), lines };
  await deliver('piecesCanceled', eventKey, piecesCanceledMail, facts);
}

/** What was given back of an order, or is on its way: a provider may take days to say that it has it (ORD-81). */
async function amountOfRefunds({ db, siteId, order }: MailPost): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** What a refund comes to; null where there is none such. */
export async function amountOfRefund(
  { db, siteId, order }: MailPost,
  refundId: string,
): Promise<string | null> {
  const refund = await db
    .selectFrom('refunds')
    .select('amount')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('id', '=', refundIdSchema.parse(refundId))
    .executeTakeFirst();
  return refund === undefined ? null : orderMoney(order, refund.amount);
}

/** The last 4 signs of the gift card that a refund went back to; null where it went elsewhere. */
async function cardOfRefund({ db, siteId, order }: MailPost, refundId: string): Promise<string | null> {
  if (order.giftPaid === 0) return null;
  const payment = await db
    .selectFrom('payments')
    .select('method')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('provider', '=', CARD_PROVIDER)
    .where('id', 'in', (of) =>
      of
        .selectFrom('refunds')
        .select('payment_id')
        .where('site_id', '=', siteId)
        .where('id', '=', refundIdSchema.parse(refundId)),
    )
    .executeTakeFirst();
  return payment?.method?.last4 ?? null;
}

/** The mail of a kind as it is for an order now: of parcels and refunds the last one, of canceled pieces all. */
export async function mailAsNow(post: MailPost, deliver: DeliverMail, kind: StoreMailKind): Promise<void> {
  const { db, siteId, order } = post;
  switch (kind) {
    case 'received':
      return mailReceived(post, deliver);
    case 'confirmed':
      return mailConfirmed(post, deliver);
    case 'changed':
      return mailChanged(post, deliver, '');
    case 'balanceDue':
      return mailBalance(post, deliver, '');
    case 'canceled':
      return mailCanceled(post, deliver);
    case 'readyForPickup':
      return order.readyAt === null ? undefined : mailReady(post, deliver);
    case 'fulfilled': {
      const parcels = await loadParcels(db, siteId, order.id);
      const last = parcels.findLast(({ isUndone }) => !isUndone);
      return last === undefined ? undefined : mailFulfilled(post, deliver, last.id, last.id);
    }
    case 'refunded': {
      const last = await db
        .selectFrom('refunds')
        .select('id')
        .where('site_id', '=', siteId)
        .where('order_id', '=', order.id)
        .where('status', '=', 'succeeded')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last === undefined ? undefined : mailRefunded(post, deliver, last.id);
    }
    case 'piecesCanceled': {
      const pieces = order.lines.flatMap(({ id, canceled }) =>
        canceled > 0 ? [{ lineId: id, pieces: canceled }] : [],
      );
      return pieces.length === 0 ? undefined : mailPieces(post, deliver, '', pieces);
    }
    // About no order that has a number.
    case 'paymentFailed':
    case 'abandoned':
    case 'backInStock':
    case 'renewalFailed':
    case 'renewalEnded':
    case 'renewalReminder':
    case 'trialEnds':
    case 'renewalNoStock':
    case 'newPrice':
    // Of donations, which have a list of their own.
    case 'donationPledge':
    case 'donationFailed':
    case 'donationReceipt':
    case 'donationRefunded':
    // Its owner sends it again where the card is (ORD-122).
    case 'giftCard':
    case 'reviewRequest':
      return undefined;
  }
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
