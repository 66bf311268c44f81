import { z } from 'zod';
import { MAX_BLOG_URL_PATTERN_LENGTH, TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { imageValueSchema } from '#domain/media/image-value.ts';

/** Collection settings: the record `settings` of a document of kind `collection`. */
export const collectionSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  collectionType: z.enum(['blog']).catch('blog'),
  title: z.string().max(200).catch(''),
  navigationTitle: z.string().max(200).catch(''),
  urlName: z.string().max(150),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  noindex: z.boolean().catch(false),
  enabled: z.boolean().catch(true),
  pageSize: z.int().min(1).max(100).catch(20),
  showExcerpts: z.boolean().catch(true),
  /** How addresses of new items are made below the collection's (LINK-45 to LINK-58); collections without one use the title. */
  itemUrlPattern: z.string().max(MAX_BLOG_URL_PATTERN_LENGTH).catch(TITLE_ONLY_URL_PATTERN),
});
export type CollectionSettings = z.infer<typeof collectionSettingsSchema>;

/** Workflow states of an item (CONT-183). */
export const WORKFLOW_STATES = [
  'published',
  'scheduled',
  'needs-review',
  'draft',
  'private',
  'deleted',
] as const;
export type WorkflowState = (typeof WORKFLOW_STATES)[number];

export const MAX_TAG_LENGTH = 50;
export const MAX_CATEGORY_LENGTH = 25;

/** Item settings: the record `settings` of a document of kind `item`; its body is sections and blocks like a page's. */
export const itemSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  recordType: z.enum(['text']).catch('text'),
  title: z.string().max(300).catch(''),
  urlName: z.string().max(150),
  workflowState: z.enum(WORKFLOW_STATES).catch('draft'),
  /** ISO 8601, UTC: the date the item carries, and the moment a scheduled one goes live. */
  publishAt: z.iso.datetime().nullable().catch(null),
  authorName: z.string().max(200).catch(''),
  excerpt: z.string().max(2000).catch(''),
  featuredImage: imageValueSchema.nullable().catch(null),
  /** CONT-190, CONT-191. */
  tags: z.array(z.string().max(MAX_TAG_LENGTH)).max(200).catch([]),
  categories: z.array(z.string().max(MAX_CATEGORY_LENGTH)).max(200).catch([]),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  noindex: z.boolean().catch(false),
});
export type ItemSettings = z.infer<typeof itemSettingsSchema>;
