import { passwordChanged } from '#server/accounts/password-changed.ts';
import { secondFactorChanged } from '#server/accounts/second-factor/second-factor-changed.ts';
import { signedIn } from '#server/accounts/signed-in.ts';
import { accountActed } from '#server/activity/account-acted.ts';
import { siteActed } from '#server/activity/site-acted.ts';
import { contentReleased } from '#server/files/content-released.ts';
import { submissionReceived } from '#server/forms/submission-received.ts';
import { subscriptionAsked } from '#server/mailing-lists/subscription-asked.ts';
import {
  availabilityChanged,
  orderCanceled,
  orderDisputed,
  orderFulfilled,
  orderPaid,
  orderPaymentFailed,
  orderEdited,
  orderPlaced,
  orderReady,
  orderRefunded,
  orderRefundFailed,
  orderWithdrawn,
  piecesCanceled,
  renewalExpired,
  renewalFailed,
  subscriptionBegun,
} from '#server/orders/order-happened.ts';
import { memberRemoved, membershipTaken } from '#server/members/membership-happened.ts';
import { mailRefused } from '#server/platform/mail/mail-refused.ts';
import { subscriptionMoved } from '#server/subscriptions/subscription-happened.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';

/** All types of events, each with the schema of its params. */
export const EVENT_TYPES = {
  'account-acted': accountActed,
  'availability-changed': availabilityChanged,
  'content-released': contentReleased,
  'mail-refused': mailRefused,
  'order-canceled': orderCanceled,
  'order-disputed': orderDisputed,
  'order-fulfilled': orderFulfilled,
  'order-paid': orderPaid,
  'order-payment-failed': orderPaymentFailed,
  'order-edited': orderEdited,
  'order-pieces-canceled': piecesCanceled,
  'order-placed': orderPlaced,
  'order-ready': orderReady,
  'order-refund-failed': orderRefundFailed,
  'order-refunded': orderRefunded,
  'order-renewal-expired': renewalExpired,
  'order-renewal-failed': renewalFailed,
  'order-withdrawn': orderWithdrawn,
  'member-removed': memberRemoved,
  'membership-taken': membershipTaken,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'signed-in': signedIn,
  'site-acted': siteActed,
  'submission-received': submissionReceived,
  'subscription-asked': subscriptionAsked,
  'subscription-begun': subscriptionBegun,
  'subscription-moved': subscriptionMoved,
  'visitor-data-restricted': visitorDataRestricted,
} as const;
