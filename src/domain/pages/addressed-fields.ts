import { z } from 'zod';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { MAX_CANONICAL_LENGTH } from '#domain/seo/canonical-address.ts';

/** What the settings of every document with an address of its own have: pages, collections and items. */
export const ADDRESSED_FIELDS = {
  id: z.literal('settings'),
  type: z.literal('settings'),
  /** The address without the leading slash, an item's below that of its collection: `about`, `about/team`. Rules in domain/links. */
  urlName: z.string().max(150),
  /** No redirect from the former address is made when the new one is published (FIND-54). */
  leavesFormerAddress: z.boolean().catch(false),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  /** Hidden from search engines: robots noindex, and not in the sitemap. */
  noindex: z.boolean().catch(false),
  /** The address search engines are told in place of its own (FIND-46); empty for its own. */
  canonical: z.string().max(MAX_CANONICAL_LENGTH).catch(''),
} as const;
