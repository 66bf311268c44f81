import { z } from 'zod';
import { MAX_BLOG_URL_PATTERN_LENGTH, TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { ADDRESSED_FIELDS } from '#domain/pages/addressed-fields.ts';

/** What the settings of every collection have, whatever its type. */
export const COLLECTION_FIELDS = {
  ...ADDRESSED_FIELDS,
  title: z.string().max(200).catch(''),
  navigationTitle: z.string().max(200).catch(''),
  enabled: z.boolean().catch(true),
  /** How addresses of new items are made below the collection's (LINK-45 to LINK-58); collections without one use the title. */
  itemUrlPattern: z.string().max(MAX_BLOG_URL_PATTERN_LENGTH).catch(TITLE_ONLY_URL_PATTERN),
} as const;
