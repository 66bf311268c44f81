import type { StoreMailKind } from '#domain/store/store-mails.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import type { Message } from '#messages/message.ts';

export const STORE_MAIL_NAMES: Readonly<Record<StoreMailKind, Message>> = {
  received: words.received,
  confirmed: words.confirmed,
  paymentFailed: words.paymentFailed,
  changed: words.changed,
  balanceDue: words.balanceDue,
  readyForPickup: words.readyForPickup,
  fulfilled: words.fulfilled,
  piecesCanceled: words.piecesCanceled,
  canceled: words.canceled,
  refunded: words.refunded,
  abandoned: words.abandoned,
  backInStock: words.backInStock,
  renewalFailed: words.renewalFailed,
  renewalEnded: words.renewalEnded,
  renewalReminder: words.renewalReminder,
  trialEnds: words.trialEnds,
  renewalNoStock: words.renewalNoStock,
  newPrice: words.newPrice,
  giftCard: words.giftCard,
  donationPledge: words.donationPledge,
  donationFailed: words.donationFailed,
  donationReceipt: words.donationReceipt,
  donationRefunded: words.donationRefunded,
  reviewRequest: words.reviewRequest,
};
