import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { PIXEL_ID } from '#domain/pixel/pixel-on-page.ts';
import { PINTEREST_MODES } from './pinterest-modes.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { BADGE_TYPES } from '#domain/overlays/badge.ts';

/** Site settings: the record `settings` of a site's one document of kind `site`. */
export const siteSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  title: z.string().max(200).catch('My Site'),
  tagline: z.string().max(300).catch(''),
  description: z.string().max(500).catch(''),
  logo: imageValueSchema.nullable().catch(null),
  favicon: imageValueSchema.nullable().catch(null),
  socialImage: imageValueSchema.nullable().catch(null),
  /** BCP 47, for `lang` and for formats of dates and numbers. */
  language: z.string().max(35).catch('en-US'),
  timeZone: z.string().max(60).catch('UTC'),
  /** Document ids; the home page answers at `/`. */
  homePageId: idSchema<'document'>().nullable().catch(null),
  notFoundPageId: idSchema<'document'>().nullable().catch(null),
  noindex: z.boolean().catch(false),
  /** NAV-28: an anonymous visitor's Escape key leads to sign-in. */
  useEscapeKeyToLogin: z.boolean().catch(false),
  /** A "save" button over pictures (BLK-76); absent: off. */
  pinterestOverlayOptions: z
    .object({ mode: z.enum(PINTEREST_MODES) })
    .optional()
    .catch(undefined),
  /** Of the captcha provider that forms use; empty: Portico's own captcha (FBLD-75). Its secret is not in here. */
  captchaSiteKey: z.string().max(200).catch(''),
  /** Of the maps provider, for browsers; empty: the installation's, if it has one (MAP-55). */
  mapsKey: z.string().max(200).catch(''),
  /** Of the advertising pixel of Meta; empty: none (CENS-76, EDIT-175). */
  metaPixelId: z.string().regex(PIXEL_ID).catch(''),
  /** The form-handler flag: text boxes of forms may have a maximum length (FBLD-31 to FBLD-33). */
  usesFormHandler: z.boolean().catch(true),
  /** The colour of the provider's mark on published pages (OVER-38, OVER-39). */
  badge: z.enum(BADGE_TYPES).catch('none'),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The site header: the record `header` of the site's document. */
export const siteHeaderSchema = z.object({
  id: z.literal('header'),
  type: z.literal('header'),
  theme: z.enum(COLOR_THEME_IDS).catch('white'),
  layout: z.enum(['title-left', 'title-center', 'nav-left']).catch('title-left'),
  isSticky: z.boolean().catch(false),
  /** A title too wide for its place is shrunk to one line (BLK-105, BLK-109). */
  fitsTitle: z.boolean().optional().catch(undefined),
  /** Whether its navigation ends with the way to the account of members, on sites that have them (MEMB-65); absent: yes. */
  showsAccount: z.boolean().optional().catch(undefined),
  /** Null for no button. */
  button: z
    .object({ text: z.string().max(80), link: linkValueSchema.nullable().catch(null) })
    .nullable()
    .catch(null),
});
export type SiteHeader = z.infer<typeof siteHeaderSchema>;
