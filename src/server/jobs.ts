import { deliverGiftCardsJob } from '#server/gift-card-orders/deliver-gift-cards-job.ts';
import { expireGiftCardsJob } from '#server/gift-cards/expire-gift-cards-job.ts';
import { tellWaitingJob } from '#server/back-in-stock/tell-waiting-job.ts';
import { removeExpiredJob } from '#server/accounts/remove-expired-job.ts';
import { removeOldCartsJob } from '#server/carts/remove-old-carts-job.ts';
import { mailReviewRequestsJob } from '#server/product-reviews/mail-review-requests-job.ts';
import { noteAbandonedJob } from '#server/abandoned-carts/note-abandoned-job.ts';
import { refreshCommentsJob } from '#server/comments/refresh-comments-job.ts';
import { sendNoticesJob } from '#server/comments/send-notices-job.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { contactRunJob } from '#server/contacts/contact-run-job.ts';
import { tidyContactsJob } from '#server/contacts/tidy-contacts-job.ts';
import { eraseInactiveJob } from '#server/contacts/erase-inactive-job.ts';
import { eraseContactJob } from '#server/contacts/erase-contact-job.ts';
import { remindOfRequestsJob } from '#server/data-requests/remind-of-requests-job.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { fillContactTraitsJob } from '#server/contacts/fill-contact-traits-job.ts';
import { fillContactsJob } from '#server/contacts/fill-contacts-job.ts';
import { EVENT_CONSUMERS } from '#server/event-consumers.ts';
import { deriveImageJob } from '#server/files/derive-image-job.ts';
import { sealCaptchaSecretsJob } from '#server/forms/captcha/seal-captcha-secrets-job.ts';
import { importWordpressJob } from '#server/imports/import-wordpress-job.ts';
import { purgeImportFilesJob } from '#server/imports/purge-import-files-job.ts';
import { resumeImportsJob } from '#server/imports/resume-imports-job.ts';
import { eraseUnconfirmedJob } from '#server/mailing-lists/erase-unconfirmed-job.ts';
import { changeMembersJob } from '#server/members/change-members-job.ts';
import { tidyMembersJob } from '#server/members/tidy-members-job.ts';
import type { Job } from '#server/platform/jobs/define-job.ts';
import { removeOldEventsJob } from '#server/platform/events/remove-old-events-job.ts';
import { removeOldMailsJob } from '#server/platform/mail/remove-old-mails-job.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import { removeCustomersJob } from '#server/payments/remove-customers-job.ts';
import { chasePaymentsJob } from '#server/orders/paying/chase-payments-job.ts';
import { followMessageJob } from '#server/orders/paying/follow-message-job.ts';
import { tidyOrdersJob } from '#server/orders/tidy-orders-job.ts';
import { comparePaymentsJob } from '#server/payment-comparisons/compare-payments-job.ts';
import { endSubscriptionJob } from '#server/memberships/end-subscription-job.ts';
import { moveToPriceJob } from '#server/subscriptions/moving-prices/move-to-price-job.ts';
import { remindOfRenewalsJob } from '#server/subscriptions/renewing/remind-of-renewals-job.ts';
import { renewSubscriptionsJob } from '#server/subscriptions/renewing/renew-subscriptions-job.ts';
import { publishScheduledJob } from '#server/publishing/publish-scheduled-job.ts';
import { trimSitesJob } from '#server/retention/trim-sites-job.ts';
import { purgeSitesJob } from '#server/dashboard/purge-sites-job.ts';
import { TABLE_IMPORTS } from '#server/table-imports.ts';
import { tableImportJob } from '#server/table-imports/table-import-job.ts';
import { tidyTableImportsJob } from '#server/table-imports/tidy-table-imports-job.ts';
import { purgeTrashJob } from '#server/trash/purge-trash-job.ts';

/** All background work. */
export const JOBS: readonly Job[] = [
  sendMailJob,
  removeOldMailsJob,
  removeExpiredJob,
  removeOldEventsJob(EVENT_CONSUMERS),
  deriveImageJob,
  importWordpressJob,
  resumeImportsJob,
  purgeImportFilesJob,
  publishScheduledJob,
  purgeTrashJob,
  purgeSitesJob,
  tidyOrdersJob,
  chasePaymentsJob,
  endSubscriptionJob,
  moveToPriceJob,
  renewSubscriptionsJob,
  remindOfRenewalsJob,
  removeCustomersJob,
  followMessageJob,
  comparePaymentsJob,
  eraseUnconfirmedJob,
  sealCaptchaSecretsJob,
  trimSitesJob,
  sendNoticesJob,
  refreshCommentsJob,
  changeMembersJob,
  tidyMembersJob,
  removeOldCartsJob,
  expireGiftCardsJob,
  noteAbandonedJob,
  mailReviewRequestsJob,
  tellWaitingJob,
  deliverGiftCardsJob,
  fillContactsJob(CONTACT_SOURCES),
  fillContactTraitsJob,
  eraseContactJob(PERSONAL_DATA),
  contactRunJob(CONTACT_SOURCES, PERSONAL_DATA),
  tidyContactsJob,
  remindOfRequestsJob,
  tableImportJob(TABLE_IMPORTS),
  tidyTableImportsJob(TABLE_IMPORTS),
  eraseInactiveJob(CONTACT_SOURCES, PERSONAL_DATA),
];
