import { z } from 'zod';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { MAX_CANONICAL_LENGTH } from '#domain/seo/canonical-address.ts';
import { WORKFLOW_STATES } from './workflow-state.ts';

/** Characters of one tag (CONT-190). */
export const MAX_TAG_LENGTH = 50;
/** Characters of one category (CONT-191). */
export const MAX_CATEGORY_LENGTH = 25;

/** What the settings of every item have, whatever its type (CONT-134); its body is sections and blocks like a page's. */
export const ITEM_FIELDS = {
  id: z.literal('settings'),
  type: z.literal('settings'),
  title: z.string().max(300).catch(''),
  urlName: z.string().max(150),
  /** No redirect from the former address is made when the new one is published (FIND-54). */
  leavesFormerAddress: z.boolean().catch(false),
  workflowState: z.enum(WORKFLOW_STATES).catch('draft'),
  /** ISO 8601, UTC: the date the item carries, and the moment a scheduled one goes live. */
  publishAt: z.iso.datetime().nullable().catch(null),
  authorName: z.string().max(200).catch(''),
  excerpt: z.string().max(2000).catch(''),
  featuredImage: imageValueSchema.nullable().catch(null),
  tags: z.array(z.string().max(MAX_TAG_LENGTH)).max(200).catch([]),
  categories: z.array(z.string().max(MAX_CATEGORY_LENGTH)).max(200).catch([]),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  noindex: z.boolean().catch(false),
  /** The address search engines are told in place of its own (FIND-46); empty for its own. */
  canonical: z.string().max(MAX_CANONICAL_LENGTH).catch(''),
} as const;
