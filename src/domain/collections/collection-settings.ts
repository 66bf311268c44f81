import { z } from 'zod';
import { isId } from '#lib/id.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { MAX_BLOG_URL_PATTERN_LENGTH, TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { imageValueSchema } from '#domain/media/image-value.ts';
import { MAX_CANONICAL_LENGTH } from '#domain/seo/canonical-address.ts';

/**
 * Blogs by date; slide galleries hold their slides themselves, albums their tracks; portfolios have a page for each item
 * (CONT-102, CONT-103, CONT-108).
 */
export const COLLECTION_TYPES = ['blog', 'slide-gallery', 'album', 'portfolio'] as const;
export type CollectionType = (typeof COLLECTION_TYPES)[number];

/** What a collection that its owner orders by hand holds at most (CONT-196). */
export const MAX_HAND_ORDERED_ITEMS = 250;

/** CONT-195. */
export const MAX_ALBUM_TRACKS = 60;

/** Whether a collection of the type holds what it shows in its own settings, instead of items with pages of their own. */
export function holdsOwnSlides(type: CollectionType): type is 'slide-gallery' | 'album' {
  return type === 'slide-gallery' || type === 'album';
}

/** Collection settings: the record `settings` of a document of kind `collection`. */
export const collectionSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  collectionType: z.enum(COLLECTION_TYPES).catch('blog'),
  title: z.string().max(200).catch(''),
  navigationTitle: z.string().max(200).catch(''),
  urlName: z.string().max(150),
  /** Nothing leads from the former address to a new one when that is published (FIND-54). */
  leavesFormerAddress: z.boolean().catch(false),
  seoTitle: z.string().max(200).catch(''),
  description: z.string().max(500).catch(''),
  socialImage: imageValueSchema.nullable().catch(null),
  noindex: z.boolean().catch(false),
  /** The address search engines are told in place of its own (FIND-46); empty for its own. */
  canonical: z.string().max(MAX_CANONICAL_LENGTH).catch(''),
  enabled: z.boolean().catch(true),
  pageSize: z.int().min(1).max(100).catch(20),
  showExcerpts: z.boolean().catch(true),
  /** How addresses of new items are made below the collection's (LINK-45 to LINK-58); collections without one use the title. */
  itemUrlPattern: z.string().max(MAX_BLOG_URL_PATTERN_LENGTH).catch(TITLE_ONLY_URL_PATTERN),
  /** The data of the gallery block it is shown with, and of a slide gallery the slides, of an album the tracks; not of blogs. */
  gallery: z.custom<JsonObject>((value) => isJsonObject(value as JsonValue)).catch({}),
  /** Ids of items in the owner's order; those that are not in it come after, the newest first (CONT-196). */
  itemOrder: z.array(z.string().refine(isId)).max(MAX_HAND_ORDERED_ITEMS).catch([]),
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
  recordType: z.enum(['text', 'portfolio-item']).catch('text'),
  title: z.string().max(300).catch(''),
  urlName: z.string().max(150),
  /** Nothing leads from the former address to a new one when that is published (FIND-54). */
  leavesFormerAddress: z.boolean().catch(false),
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
  /** The address search engines are told in place of its own (FIND-46); empty for its own. */
  canonical: z.string().max(MAX_CANONICAL_LENGTH).catch(''),
});
export type ItemSettings = z.infer<typeof itemSettingsSchema>;
