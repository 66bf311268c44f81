import { giftCardMail } from '#server/orders/mails/gift-card-mail.tsx';
import { backInStockMail } from '#server/orders/mails/back-in-stock-mail.tsx';
import { newPriceMail } from '#server/orders/mails/new-price-mail.tsx';
import { renewalEndedMail } from '#server/orders/mails/renewal-ended-mail.tsx';
import { renewalFailedMail } from '#server/orders/mails/renewal-failed-mail.tsx';
import { renewalNoStockMail } from '#server/orders/mails/renewal-no-stock-mail.tsx';
import { renewalReminderMail } from '#server/orders/mails/renewal-reminder-mail.tsx';
import { trialEndsMail } from '#server/orders/mails/trial-ends-mail.tsx';
import { renewalTroubleMail } from '#server/orders/mails/renewal-trouble-mail.tsx';
import { orderWithdrawnMail } from '#server/orders/mails/order-withdrawn-mail.tsx';
import { withdrawalMail } from '#server/withdrawals/mails/withdrawal-mail.tsx';
import { reviewRequestMail } from '#server/orders/mails/review-request-mail.tsx';
import { abandonedCartMail } from '#server/orders/mails/abandoned-cart-mail.tsx';
import { confirmEmailMail } from '#server/accounts/mails/confirm-email-mail.tsx';
import { emailChangeUndoneMail } from '#server/accounts/mails/email-change-undone-mail.tsx';
import { emailChangedMail } from '#server/accounts/mails/email-changed-mail.tsx';
import { emailChangesMail } from '#server/accounts/mails/email-changes-mail.tsx';
import { emailTakenMail } from '#server/accounts/mails/email-taken-mail.tsx';
import { hasAccountMail } from '#server/accounts/mails/has-account-mail.tsx';
import { invitationMail } from '#server/accounts/mails/invitation-mail.tsx';
import { noAccountMail } from '#server/accounts/mails/no-account-mail.tsx';
import { passwordChangedMail } from '#server/accounts/mails/password-changed-mail.tsx';
import { resetPasswordMail } from '#server/accounts/mails/reset-password-mail.tsx';
import { accountDeletedMail } from '#server/accounts/mails/account-deleted-mail.tsx';
import { newSignInMail } from '#server/accounts/mails/new-sign-in-mail.tsx';
import { secondFactorMail } from '#server/accounts/mails/second-factor-mail.tsx';
import { signUpMail } from '#server/accounts/mails/sign-up-mail.tsx';
import { orderLinkMail } from '#server/checkout/order-link-mail.tsx';
import { confirmRepliesMail } from '#server/comments/mails/confirm-replies-mail.tsx';
import { newCommentsMail } from '#server/comments/mails/new-comments-mail.tsx';
import { replyMail } from '#server/comments/mails/reply-mail.tsx';
import { dataCopyCodeMail } from '#server/data-requests/mails/data-copy-code-mail.tsx';
import { dataCopyMail } from '#server/data-requests/mails/data-copy-mail.tsx';
import { dataRequestConfirmMail } from '#server/data-requests/mails/data-request-confirm-mail.tsx';
import { dataRequestDeclinedMail } from '#server/data-requests/mails/data-request-declined-mail.tsx';
import { dataRequestDueMail } from '#server/data-requests/mails/data-request-due-mail.tsx';
import { donationFailedMail } from '#server/orders/mails/donation-failed-mail.tsx';
import { donationPledgeMail } from '#server/orders/mails/donation-pledge-mail.tsx';
import { donationReceiptMail } from '#server/orders/mails/donation-receipt-mail.tsx';
import { donationDisputedMail } from '#server/donations/mails/donation-disputed-mail.tsx';
import { donationRefundFailedMail } from '#server/donations/mails/donation-refund-failed-mail.tsx';
import { donationRefundedMail } from '#server/orders/mails/donation-refunded-mail.tsx';
import { newDonationMail } from '#server/donations/mails/new-donation-mail.tsx';
import { submissionMail } from '#server/forms/submission-mail.tsx';
import { newsletterConfirmMail } from '#server/mailing-lists/mails/newsletter-confirm-mail.tsx';
import { newsletterLeaveMail } from '#server/mailing-lists/mails/newsletter-leave-mail.tsx';
import { newsletterWelcomeMail } from '#server/mailing-lists/mails/newsletter-welcome-mail.tsx';
import { siteHandedOverMail } from '#server/people/mails/site-handed-over-mail.tsx';
import { siteHandoverDeclinedMail } from '#server/people/mails/site-handover-declined-mail.tsx';
import { siteHandoverMail } from '#server/people/mails/site-handover-mail.tsx';
import { memberConfirmMail } from '#server/members/mails/member-confirm-mail.tsx';
import { memberHasAccountMail } from '#server/members/mails/member-has-account-mail.tsx';
import { memberInvitationMail } from '#server/members/mails/member-invitation-mail.tsx';
import { memberNewEmailMail } from '#server/members/mails/member-new-email-mail.tsx';
import { memberOldEmailMail } from '#server/members/mails/member-old-email-mail.tsx';
import { memberJoinedMail } from '#server/members/mails/member-joined-mail.tsx';
import { memberPasswordMail } from '#server/members/mails/member-password-mail.tsx';
import { memberRemovedMail } from '#server/members/mails/member-removed-mail.tsx';
import { memberResetMail } from '#server/members/mails/member-reset-mail.tsx';
import { memberSignInMail } from '#server/members/mails/member-sign-in-mail.tsx';
import { memberWelcomeMail } from '#server/members/mails/member-welcome-mail.tsx';
import { writtenMail } from '#server/store-mails/written-mail.tsx';
import { lowStockMail } from '#server/inventory/low-stock-mail.tsx';
import { newOrderMail } from '#server/orders/mails/new-order-mail.tsx';
import { paymentFailedMail } from '#server/orders/mails/payment-failed-mail.tsx';
import { orderCanceledMail } from '#server/orders/mails/order-canceled-mail.tsx';
import { orderConfirmedMail } from '#server/orders/mails/order-confirmed-mail.tsx';
import { orderFulfilledMail } from '#server/orders/mails/order-fulfilled-mail.tsx';
import { lateOrderMail } from '#server/orders/mails/late-order-mail.tsx';
import { orderDisputedMail } from '#server/orders/mails/order-disputed-mail.tsx';
import { orderRefundedMail } from '#server/orders/mails/order-refunded-mail.tsx';
import { readyForPickupMail } from '#server/orders/mails/ready-for-pickup-mail.tsx';
import { piecesCanceledMail } from '#server/orders/mails/pieces-canceled-mail.tsx';
import { refundFailedMail } from '#server/orders/mails/refund-failed-mail.tsx';
import { orderReceivedMail } from '#server/orders/mails/order-received-mail.tsx';
import { unpaidOrderMail } from '#server/orders/mails/unpaid-order-mail.tsx';
import { siteInvitationMail } from '#server/people/mails/site-invitation-mail.tsx';
import { reviewDecidedMail } from '#server/reviews/mails/review-decided-mail.tsx';
import { reviewRequestedMail } from '#server/reviews/mails/review-requested-mail.tsx';
import { threadMentionMail } from '#server/threads/mails/thread-mention-mail.tsx';
import { subscriptionMovedMail } from '#server/subscriptions/mails/subscription-moved-mail.tsx';
import type { MailDefinition } from '#server/platform/mail/define-mail.ts';

/** Every mail that Portico writes. */
export const MAILS: readonly MailDefinition[] = [
  signUpMail,
  invitationMail,
  siteInvitationMail,
  siteHandoverMail,
  siteHandedOverMail,
  siteHandoverDeclinedMail,
  reviewRequestedMail,
  reviewDecidedMail,
  threadMentionMail,
  hasAccountMail,
  resetPasswordMail,
  noAccountMail,
  passwordChangedMail,
  secondFactorMail,
  accountDeletedMail,
  newSignInMail,
  confirmEmailMail,
  emailChangesMail,
  emailChangedMail,
  emailChangeUndoneMail,
  emailTakenMail,
  donationDisputedMail,
  donationFailedMail,
  donationPledgeMail,
  donationReceiptMail,
  donationRefundedMail,
  subscriptionMovedMail,
  donationRefundFailedMail,
  newDonationMail,
  submissionMail,
  newCommentsMail,
  replyMail,
  confirmRepliesMail,
  dataRequestConfirmMail,
  dataCopyMail,
  dataCopyCodeMail,
  dataRequestDeclinedMail,
  dataRequestDueMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  newsletterLeaveMail,
  memberInvitationMail,
  memberWelcomeMail,
  memberConfirmMail,
  memberHasAccountMail,
  memberNewEmailMail,
  memberOldEmailMail,
  memberJoinedMail,
  memberPasswordMail,
  memberRemovedMail,
  memberResetMail,
  memberSignInMail,
  orderReceivedMail,
  orderConfirmedMail,
  orderFulfilledMail,
  orderCanceledMail,
  paymentFailedMail,
  orderRefundedMail,
  orderDisputedMail,
  orderWithdrawnMail,
  withdrawalMail,
  lateOrderMail,
  readyForPickupMail,
  piecesCanceledMail,
  refundFailedMail,
  newOrderMail,
  lowStockMail,
  unpaidOrderMail,
  orderLinkMail,
  abandonedCartMail,
  backInStockMail,
  renewalFailedMail,
  renewalEndedMail,
  renewalReminderMail,
  trialEndsMail,
  renewalNoStockMail,
  newPriceMail,
  renewalTroubleMail,
  giftCardMail,
  reviewRequestMail,
  writtenMail,
];
