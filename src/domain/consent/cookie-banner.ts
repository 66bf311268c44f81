import type { Translate } from '#messages/translator.ts';
import { cookieTexts } from '#messages/en/cookie-texts.ts';
import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { isRichTextEmpty, richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { bannerPosition } from './banner-position.ts';
import { bannerTextMarkup, type ResolveBannerLink } from './banner-text-markup.ts';
import { ACCEPT_TYPES, BANNER_THEMES, CTA_VARIANTS, type CookieSettings } from './cookie-settings.ts';
import { BANNER_VARIANTS } from './banner-position.ts';

const MAX_CTA_LENGTH = 60;
const ctaText = z.string().max(MAX_CTA_LENGTH).catch('');

/** The cookie banner: the record `cookie-banner` of the site's document (CONS-01, CONS-20 to CONS-26). */
export const cookieBannerSchema = z.object({
  id: z.literal('cookie-banner'),
  type: z.literal('cookie-banner'),
  isCookieBannerEnabled: z.boolean().catch(false),
  /** An empty string stands for the default text (CONS-16, CONS-17). */
  cookieBannerText: z.union([z.literal(''), richTextSchema]).catch(''),
  cookieBannerCtaText: ctaText,
  cookieBannerOptOutCtaText: ctaText,
  cookieBannerCtaVariant: z.enum(CTA_VARIANTS).catch('ICON'),
  cookieBannerPosition: z.string().max(20).catch(''),
  cookieBannerTheme: z.enum(BANNER_THEMES).catch('DARK'),
  cookieBannerVariant: z.enum(BANNER_VARIANTS).catch('BAR'),
  cookieBannerAcceptType: z.enum(ACCEPT_TYPES).catch('OPT_IN'),
  isRestrictiveCookiePolicyEnabled: z.boolean().catch(false),
  isRestrictiveCookiePolicyAbsolute: z.boolean().catch(false),
  isVisitorDataRestricted: z.boolean().catch(false),
});
export type CookieBanner = z.infer<typeof cookieBannerSchema>;

const NO_RECORD: Readonly<Record<string, never>> = {};
/** Records are immutable, and each page asks several times. */
const parsed = new WeakMap<object, CookieBanner>();

/** The stored settings; what is missing or invalid has its default. */
export function parseCookieBanner(record: DocumentRecord | undefined): CookieBanner {
  const stored = record ?? NO_RECORD;
  const known = parsed.get(stored);
  if (known !== undefined) return known;
  const banner = cookieBannerSchema.parse({ ...record, id: 'cookie-banner', type: 'cookie-banner' });
  parsed.set(stored, banner);
  return banner;
}

/** The text as it is loaded: an empty one is the default text in the site's language (CONS-14, CONS-15, CONS-21, CONS-27). */
export function loadedBannerText(
  banner: Pick<CookieBanner, 'cookieBannerText'>,
  translate: Translate,
): RichText {
  const { cookieBannerText: text } = banner;
  return text === '' || isRichTextEmpty(text) ? richTextOf(translate(cookieTexts.text)) : text;
}

/** The text as it is saved: an emptied one is an empty string (CONS-14, CONS-16, CONS-17). */
export function savedBannerText(text: RichText): RichText | '' {
  return isRichTextEmpty(text) ? '' : text;
}

/** `cookieSettings` of the page context (CONS-03): every text and the position as visitors get them. */
export function cookieSettingsOf(
  banner: CookieBanner,
  translate: Translate,
  resolveLink: ResolveBannerLink,
): CookieSettings {
  const { id: _id, type: _type, ...settings } = banner;
  return {
    ...settings,
    cookieBannerText: bannerTextMarkup(loadedBannerText(banner, translate), resolveLink),
    cookieBannerCtaText: banner.cookieBannerCtaText.trim() || translate(cookieTexts.accept),
    cookieBannerOptOutCtaText: banner.cookieBannerOptOutCtaText.trim() || translate(cookieTexts.decline),
    cookieBannerPosition: bannerPosition(banner.cookieBannerVariant, banner.cookieBannerPosition),
  };
}
