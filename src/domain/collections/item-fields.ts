import { z } from 'zod';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { ADDRESSED_FIELDS } from '#domain/pages/addressed-fields.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import { WORKFLOW_STATES } from './workflow-state.ts';

/** What the settings of every item have, whatever its type (CONT-134); its body is sections and blocks like a page's. */
export const ITEM_FIELDS = {
  ...ADDRESSED_FIELDS,
  title: z.string().max(300).catch(''),
  workflowState: z.enum(WORKFLOW_STATES).catch('draft'),
  /** ISO 8601, UTC: the date the item carries, and the moment a scheduled one goes live. */
  publishAt: z.iso.datetime().nullable().catch(null),
  authorName: z.string().max(200).catch(''),
  excerpt: z.string().max(2000).catch(''),
  featuredImage: imageValueSchema.nullable().catch(null),
  tags: z.array(z.string().max(MAX_TAG_LENGTH)).max(200).catch([]),
  categories: z.array(z.string().max(MAX_CATEGORY_LENGTH)).max(200).catch([]),
} as const;
