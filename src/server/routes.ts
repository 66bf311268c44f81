import { withdrawalRoutes } from '#server/withdrawals/routes.ts';
import { productReviewRoutes } from '#server/product-reviews/routes.ts';
import { abandonedCartRoutes } from '#server/abandoned-carts/routes.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { contactFileRoutes } from '#server/contacts/file-routes.ts';
import { contactPrivacyRoutes } from '#server/contacts/privacy-routes.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { contactMergeRoutes } from '#server/contacts/merge-routes.ts';
import { contactInactivityRoutes } from '#server/contacts/inactivity-routes.ts';
import { contactRunRoutes } from '#server/contacts/run-routes.ts';
import { contactRoutes } from '#server/contacts/routes.ts';
import { invitationRoutes } from '#server/accounts/invitation-routes.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { activityRoutes } from '#server/activity/routes.ts';
import { passkeyRoutes } from '#server/accounts/passkeys/routes.ts';
import { secondFactorRoutes } from '#server/accounts/second-factor/routes.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { checkoutRoutes } from '#server/checkout/routes.ts';
import { commentRoutes } from '#server/comments/routes.ts';
import { consentRoutes } from '#server/consent/routes.ts';
import { contentSearchRoutes } from '#server/content-search/routes.ts';
import { dataRequestRoutes } from '#server/data-requests/routes.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { donationRoutes } from '#server/donations/routes.ts';
import { giftCardRoutes } from '#server/gift-card-care/routes.ts';
import { subscriptionPriceRoutes } from '#server/subscriptions/moving-prices/routes.ts';
import { subscriptionRoutes } from '#server/subscriptions/managing/routes.ts';
import { discountRoutes } from '#server/discounts/routes.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { fileRoutes } from '#server/files/routes.ts';
import { fontRoutes } from '#server/fonts/routes.ts';
import { formFeedRoutes } from '#server/forms/feed-routes.ts';
import { formRoutes } from '#server/forms/routes.ts';
import { importRoutes } from '#server/imports/routes.ts';
import { lockRoutes } from '#server/locks/routes.ts';
import { mailingListRoutes } from '#server/mailing-lists/routes.ts';
import { inventoryRoutes } from '#server/inventory/routes.ts';
import { memberAccessRoutes } from '#server/gating/routes.ts';
import { memberVisitorRoutes } from '#server/gating/visitor-routes.ts';
import { memberMailRoutes } from '#server/members/mail-routes.ts';
import { passkeySignInRoutes } from '#server/member-pages/passkey-sign-in-routes.ts';
import { memberPasskeyRoutes } from '#server/members/passkeys/routes.ts';
import { memberRoutes } from '#server/members/routes.ts';
import { newsletterVisitorRoutes } from '#server/newsletters/visitor-routes.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { handoverRoutes } from '#server/people/handover-routes.ts';
import { peopleRoutes } from '#server/people/routes.ts';
import { personSessionRoutes } from '#server/people/session-routes.ts';
import { reportRoutes } from '#server/reports/routes.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { threadRoutes } from '#server/threads/routes.ts';
import { orderPrintRoutes } from '#server/order-prints/routes.ts';
import { orderDraftRoutes } from '#server/orders/drafts/routes.ts';
import { orderRoutes } from '#server/orders/routes.ts';
import { paymentComparisonRoutes } from '#server/payment-comparisons/routes.ts';
import { paymentRoutes } from '#server/payments/routes.ts';
import { productFileRoutes } from '#server/product-imports/routes.ts';
import { productRoutes } from '#server/products/routes.ts';
import { redirectRoutes } from '#server/redirects/routes.ts';
import { widgetRoutes } from '#server/widgets/routes.ts';
import { savedPartRoutes } from '#server/saved-parts/routes.ts';
import type { Route } from '#server/platform/http/route.ts';
import { outboxRoutes } from '#server/platform/mail/routes.ts';
import { placeRoutes } from '#server/places/routes.ts';
import { siteHistoryRoutes } from '#server/site-history/routes.ts';
import { TABLE_IMPORTS } from '#server/table-imports.ts';
import { tableImportRoutes } from '#server/table-imports/routes.ts';
import { trashRoutes } from '#server/trash/routes.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { storeMailRoutes } from '#server/store-mails/routes.ts';
import { shopStartRoutes } from '#server/shop-start/routes.ts';
import { storeRoutes } from '#server/store/routes.ts';
import { syncedSectionRoutes } from '#server/synced-sections/routes.ts';

/** Every JSON endpoint of Portico. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...activityRoutes,
  ...invitationRoutes,
  ...dashboardRoutes,
  ...peopleRoutes,
  ...personSessionRoutes,
  ...handoverRoutes,
  ...documentRoutes,
  ...publishingRoutes,
  ...reviewRoutes,
  ...threadRoutes,
  ...siteHistoryRoutes,
  ...pageRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...catalogueRoutes,
  ...inventoryRoutes,
  ...discountRoutes,
  ...donationRoutes,
  ...giftCardRoutes,
  ...subscriptionPriceRoutes,
  ...subscriptionRoutes,
  ...commentRoutes,
  ...trashRoutes,
  ...contentSearchRoutes,
  ...orderDraftRoutes,
  ...orderRoutes,
  ...orderPrintRoutes,
  ...paymentRoutes,
  ...paymentComparisonRoutes,
  ...storeMailRoutes,
  ...productRoutes,
  ...reportRoutes,
  ...withdrawalRoutes,
  ...abandonedCartRoutes,
  ...productReviewRoutes,
  ...productFileRoutes,
  ...redirectRoutes,
  ...lockRoutes,
  ...memberRoutes,
  ...memberVisitorRoutes,
  ...memberPasskeyRoutes,
  ...passkeySignInRoutes,
  ...memberMailRoutes,
  ...contactRoutes(CONTACT_SOURCES),
  ...contactMergeRoutes(CONTACT_SOURCES),
  ...contactFileRoutes(CONTACT_SOURCES),
  ...tableImportRoutes(TABLE_IMPORTS),
  ...memberAccessRoutes,
  ...contactPrivacyRoutes(PERSONAL_DATA),
  ...dataRequestRoutes(PERSONAL_DATA),
  ...contactInactivityRoutes(CONTACT_SOURCES),
  ...contactRunRoutes(CONTACT_SOURCES, PERSONAL_DATA),
  ...fileRoutes,
  ...fontRoutes,
  ...savedPartRoutes,
  ...storeRoutes,
  ...shopStartRoutes,
  ...syncedSectionRoutes,
  ...formRoutes,
  ...formFeedRoutes,
  ...consentRoutes,
  ...newsletterVisitorRoutes,
  ...mailingListRoutes,
  ...widgetRoutes,
  ...importRoutes,
  ...placeRoutes,
  ...outboxRoutes,
];
