import { z } from 'zod';
import { imageValueSchema } from '#domain/media/image-value.ts';

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
  homePageId: z.string().nullable().catch(null),
  notFoundPageId: z.string().nullable().catch(null),
  noindex: z.boolean().catch(false),
  /** NAV-28: an anonymous visitor's Escape key leads to sign-in. */
  useEscapeKeyToLogin: z.boolean().catch(false),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The site header: the record `header` of the site's document. */
export const siteHeaderSchema = z.object({
  id: z.literal('header'),
  type: z.literal('header'),
  theme: z.string().max(40).catch('white'),
  layout: z.enum(['title-left', 'title-center', 'nav-left']).catch('title-left'),
  isSticky: z.boolean().catch(false),
  /** Null for no button. */
  button: z
    .object({ text: z.string().max(80), link: z.unknown() })
    .nullable()
    .catch(null),
});
export type SiteHeader = z.infer<typeof siteHeaderSchema>;
