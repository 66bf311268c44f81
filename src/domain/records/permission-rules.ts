import type { Rule } from './define-record.ts';

export const CONTENT: Rule = ['content.write'];
/** What a product is sold at is changed by whoever looks after the stock, too (ROLE-17, ROLE-68). */
export const PRICED: Rule = ['content.write', 'commerce.inventory'];
/** Products go live by whoever looks after the stock, too (ROLE-17). */
export const LIVE_PRODUCT: Rule = ['content.publish', 'commerce.inventory'];
export const MARKETING: Rule = ['content.write', 'marketing.write'];
export const LIVE: Rule = ['content.publish'];
export const GENERAL: Rule = ['settings.general'];
export const NAME: Rule = ['content.write', 'settings.general'];
export const SEARCH: Rule = ['marketing.write', 'settings.general'];
export const STORE: Rule = ['commerce.store-settings'];
export const SHIPPING: Rule = ['commerce.shipping'];
export const TAXES: Rule = ['commerce.taxes'];
export const PAYMENTS: Rule = ['commerce.payments'];
export const LOCALE: Rule = ['settings.locale'];
/** What runs or changes pages in visitors' browsers as its writer likes (ROLE-59). */
export const DEVELOPER: Rule = ['settings.developer'];

/** Fields that people who care for search engines may change too. */
export const SEARCH_FIELDS = {
  seoTitle: MARKETING,
  description: MARKETING,
  socialImage: MARKETING,
  noindex: MARKETING,
  canonical: MARKETING,
} as const;
