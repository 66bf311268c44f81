import { z } from 'zod';
import { MAX_BLOG_URL_PATTERN_LENGTH, TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { MAX_CANONICAL_LENGTH } from '#domain/seo/canonical-address.ts';

/** What the settings of every collection have, whatever its type. */
export const COLLECTION_FIELDS = {
  id: z.literal('settings'),
  type: z.literal('settings'),
  title: z.string().max(200).catch(''),
  navigationTitle: z.string().max(200).catch(''),
  urlName: z.string().max(150),
  /** No redirect from the former address is made when the new one is published (FIND-54). */
  leavesFormerAddress: z.boolean().catch(false),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  noindex: z.boolean().catch(false),
  /** The address search engines are told in place of its own (FIND-46); empty for its own. */
  canonical: z.string().max(MAX_CANONICAL_LENGTH).catch(''),
  enabled: z.boolean().catch(true),
  /** How addresses of new items are made below the collection's (LINK-45 to LINK-58); collections without one use the title. */
  itemUrlPattern: z.string().max(MAX_BLOG_URL_PATTERN_LENGTH).catch(TITLE_ONLY_URL_PATTERN),
} as const;
