import { BACK_IN_STOCK_SITE_TABLES } from '#server/back-in-stock/tables.ts';
import { WITHDRAWAL_SITE_TABLES } from '#server/withdrawals/tables.ts';
import { ABANDONED_CART_SITE_TABLES } from '#server/abandoned-carts/tables.ts';
import { STORE_MAIL_SITE_TABLES } from '#server/store-mails/tables.ts';
import { SUBSCRIPTION_SITE_TABLES } from '#server/subscriptions/tables.ts';
import { ACCOUNT_SEALED_COLUMNS } from '#server/accounts/tables.ts';
import { ACTIVITY_SITE_TABLES } from '#server/activity/tables.ts';
import { CART_SITE_TABLES } from '#server/carts/tables.ts';
import { CHECKOUT_SITE_TABLES } from '#server/checkout/tables.ts';
import { COMMENT_SITE_TABLES } from '#server/comments/tables.ts';
import { CONSENT_SITE_TABLES } from '#server/consent/tables.ts';
import { CONTACT_SITE_TABLES } from '#server/contacts/tables.ts';
import { DATA_REQUEST_SITE_TABLES } from '#server/data-requests/tables.ts';
import { DISCOUNT_SITE_TABLES } from '#server/discounts/tables.ts';
import { DONATION_SITE_TABLES } from '#server/donations/tables.ts';
import { DOCUMENT_SITE_TABLES } from '#server/documents/tables.ts';
import { FILE_SITE_TABLES } from '#server/files/tables.ts';
import { GIFT_CARD_SITE_TABLES } from '#server/gift-cards/tables.ts';
import { FORM_SITE_TABLES } from '#server/forms/tables.ts';
import { GATING_SITE_TABLES } from '#server/gating/tables.ts';
import { IMPORT_SOURCE_SITE_TABLES } from '#server/import-sources/tables.ts';
import { IMPORT_SITE_TABLES } from '#server/imports/tables.ts';
import { LOCK_SITE_TABLES } from '#server/locks/tables.ts';
import { MAILING_LIST_SITE_TABLES } from '#server/mailing-lists/tables.ts';
import { MEMBER_SITE_TABLES } from '#server/members/tables.ts';
import { ORDER_SITE_TABLES } from '#server/orders/tables.ts';
import { PAGE_SITE_TABLES } from '#server/pages/tables.ts';
import { PAYMENT_COMPARISON_SITE_TABLES } from '#server/payment-comparisons/tables.ts';
import { KEPT_METHOD_SITE_TABLES, PAYMENT_SITE_TABLES } from '#server/payments/tables.ts';
import { PRODUCT_IMPORT_SITE_TABLES } from '#server/product-imports/tables.ts';
import { PRODUCT_REVIEW_SITE_TABLES } from '#server/product-reviews/tables.ts';
import { PRODUCT_SITE_TABLES } from '#server/products/tables.ts';
import { REVIEW_SITE_TABLES } from '#server/reviews/tables.ts';
import { PEOPLE_SITE_TABLES } from '#server/people/tables.ts';
import { QUOTA_SITE_TABLES } from '#server/quotas/tables.ts';
import { SAVED_PART_SITE_TABLES } from '#server/saved-parts/tables.ts';
import { SITE_SITE_TABLES } from '#server/sites/tables.ts';
import { TABLE_IMPORT_SITE_TABLES } from '#server/table-imports/tables.ts';
import { THREAD_SITE_TABLES } from '#server/threads/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { EVENT_SITE_TABLES } from '#server/platform/events/tables.ts';
import { MAIL_SITE_TABLES } from '#server/platform/mail/tables.ts';
import type { SealedTable, SiteTable, SiteTablesOf } from '#server/platform/database/site-table.ts';

/**
 * Every table with rows of sites, in an order in which rows can be put in: what a foreign key of another leads to comes
 * first. A feature says in its `tables.ts` what becomes of its own.
 */
const TABLES: SiteTablesOf<Database> = {
  ...DOCUMENT_SITE_TABLES,
  ...PAGE_SITE_TABLES,
  ...PRODUCT_SITE_TABLES,
  ...TABLE_IMPORT_SITE_TABLES,
  ...MEMBER_SITE_TABLES,
  ...SUBSCRIPTION_SITE_TABLES,
  ...ORDER_SITE_TABLES,
  ...GIFT_CARD_SITE_TABLES,
  ...PRODUCT_REVIEW_SITE_TABLES,
  ...WITHDRAWAL_SITE_TABLES,
  ...DISCOUNT_SITE_TABLES,
  ...DONATION_SITE_TABLES,
  ...PAYMENT_SITE_TABLES,
  ...PAYMENT_COMPARISON_SITE_TABLES,
  ...LOCK_SITE_TABLES,
  ...FILE_SITE_TABLES,
  ...IMPORT_SITE_TABLES,
  ...IMPORT_SOURCE_SITE_TABLES,
  ...COMMENT_SITE_TABLES,
  ...PRODUCT_IMPORT_SITE_TABLES,
  ...MAILING_LIST_SITE_TABLES,
  ...SAVED_PART_SITE_TABLES,
  ...SITE_SITE_TABLES,
  ...FORM_SITE_TABLES,
  ...CONSENT_SITE_TABLES,
  ...PEOPLE_SITE_TABLES,
  ...KEPT_METHOD_SITE_TABLES,
  ...GATING_SITE_TABLES,
  ...CART_SITE_TABLES,
  ...CHECKOUT_SITE_TABLES,
  ...ABANDONED_CART_SITE_TABLES,
  ...BACK_IN_STOCK_SITE_TABLES,
  ...STORE_MAIL_SITE_TABLES,
  ...CONTACT_SITE_TABLES,
  ...DATA_REQUEST_SITE_TABLES,
  ...REVIEW_SITE_TABLES,
  ...THREAD_SITE_TABLES,
  ...QUOTA_SITE_TABLES,
  ...MAIL_SITE_TABLES,
  ...EVENT_SITE_TABLES,
  ...ACTIVITY_SITE_TABLES,
};

/** By name. */
export const SITE_TABLES: ReadonlyMap<string, SiteTable> = new Map(Object.entries(TABLES));

/** Every table that may hold texts sealed with the installation's key, of sites and of accounts, by name. */
export const SEALED_TABLES: ReadonlyMap<string, SealedTable> = new Map([
  ...SITE_TABLES,
  ...Object.entries(ACCOUNT_SEALED_COLUMNS),
]);
