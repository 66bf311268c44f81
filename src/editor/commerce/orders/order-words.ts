import type { ListedOrder } from '#contract/orders.ts';
import type { OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderSort } from '#domain/orders/order-sorts.ts';
import type { OrderFilter, OrderState } from '#domain/orders/order-states.ts';
import type { PaymentWord } from '#domain/orders/payment-word.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orderMailing as mailing } from '#messages/en/interface/order-mailing.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { subscriptionScreens } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { STORE_MAIL_NAMES } from '../mails/mail-names.ts';

export const STATE_NAMES: Readonly<Record<OrderState, Message>> = {
  awaitingPayment: words.awaitingPayment,
  received: words.received,
  pending: words.pending,
  partlyFulfilled: words.partlyFulfilled,
  fulfilled: words.fulfilled,
  canceled: words.canceled,
  expired: words.expired,
};

export const PAYMENT_NAMES: Readonly<Record<PaymentWord, Message>> = {
  unpaid: words.unpaid,
  processing: words.processing,
  paid: words.paid,
  balanceDue: words.balanceDue,
  partlyRefunded: words.partlyRefunded,
  refunded: words.refunded,
  disputed: words.disputed,
};

export const FILTER_NAMES: Readonly<Record<OrderFilter, Message>> = {
  pending: words.filterPending,
  fulfilled: words.filterFulfilled,
  canceled: words.filterCanceled,
  refunded: words.filterRefunded,
};

/** Of all of a sort in the filter, and of one among others. */
export const SORT_NAMES: Readonly<Record<OrderSort, { readonly all: Message; readonly one: Message }>> = {
  shop: { all: words.sortShop, one: words.sortShop },
  'gift-card': { all: giftCardScreens.title, one: giftCardScreens.provider },
  subscription: { all: subscriptionScreens.title, one: words.sortSubscription },
};

type EventName =
  | Message
  | Message<{ readonly amount: string }>
  | Message<{ readonly amount: string; readonly last4: string }>;

export const EVENT_NAMES: Readonly<Record<OrderEventKind, EventName>> = {
  placed: words.didPlaced,
  paid: words.didPaid,
  paidByCard: giftCardScreens.didPaidByCard,
  edited: words.didEdited,
  mailed: words.didMailed,
  mailRefused: mailing.didMailRefused,
  written: mailing.didWritten,
  noted: words.didNoted,
  ready: words.didReady,
  fulfilled: words.didFulfilled,
  fulfilmentUndone: words.didFulfilmentUndone,
  trackingChanged: words.didTrackingChanged,
  startedUnpaid: words.didStartedUnpaid,
  canceled: words.didCanceled,
  refunded: words.didRefunded,
  refundFailed: words.didRefundFailed,
  piecesCanceled: words.didPiecesCanceled,
  expired: words.didExpired,
  paidLate: words.didPaidLate,
  disputed: words.didDisputed,
  disputeWon: words.didDisputeWon,
  disputeLost: words.didDisputeLost,
  withdrawn: words.didWithdraw,
  withdrawalDone: words.didWithdrawalDone,
};

/** What is said of a mail that has left, by its kind. */
export const MAIL_NAMES: Readonly<Record<string, Message>> = {
  ...STORE_MAIL_NAMES,
  newDonation: donationScreens.mailNew,
  new: words.mailOwner,
  unpaid: words.mailUnpaid,
  refundFailed: words.mailRefundFailed,
  disputed: words.mailDisputed,
  late: words.mailLate,
  withdrawn: words.mailWithdrawn,
  withdrawal: mailing.withdrawal,
  written: mailing.didWritten,
};

/** What is shown of the code of a gift card; it runs from left to right within a sentence of any direction. */
export function shownLast4(last4: string): string {
  return `\u2066···· ${last4}\u2069`;
}

/** An amount of an order; it runs from left to right within a sentence of any direction. */
export function moneyOf(amount: number, currency: ListedOrder['currency']): string {
  return `\u2066${formatMoney(moneyValue(toCents(amount), currency))}\u2069`;
}
