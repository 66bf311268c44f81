import { z } from 'zod';
import { DEFAULT_BLOG_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { COLLECTION_FIELDS } from '../collection-fields.ts';
import { defineCollection } from '../define-collection.ts';
import { ITEM_FIELDS } from '../item-fields.ts';

/** Posts by their dates (CONT-111, CONT-113). Settings with no type, or an unknown one, are read as this. */
export const blog = defineCollection({
  type: 'blog',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('blog').catch('blog'),
    pageSize: z.int().min(1).max(100).catch(20),
    showExcerpts: z.boolean().catch(true),
  }),
  begin: { pageSize: 20, showExcerpts: true, itemUrlPattern: DEFAULT_BLOG_URL_PATTERN },
  item: {
    recordType: 'text',
    settings: z.object({ ...ITEM_FIELDS, recordType: z.literal('text').catch('text') }),
    hasByline: true,
    takesComments: true,
    begin: ({ authorName }) => ({ authorName }),
  },
  maxItems: null,
});
