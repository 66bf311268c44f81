import { z } from 'zod';
import { DOCUMENT_KINDS, RECORD_TYPES } from '#domain/documents/record.ts';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { documentIdSchema } from './documents-id.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
/** In a query, where everything is a text. */
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const foundTextSchema = z.object({
  /** What the text is called by within its record. */
  key: z.string(),
  /** 'Title', 'Caption'. */
  label: z.string(),
  labelWords: storedWordsSchema,
  isAddress: z.boolean(),
  /** How often it has what is looked for. */
  count: z.int(),
  /** The first of them, with what stands around. */
  excerpts: z.array(z.object({ before: z.string(), match: z.string(), after: z.string() })),
});

export const foundRecordSchema = z.object({
  documentId: documentIdSchema,
  documentKind: z.enum(DOCUMENT_KINDS),
  collectionId: documentIdSchema.nullable(),
  /** Of the page, the collection or the item; of the site's own document its title. */
  title: z.string(),
  /** Of the draft; null for the site's own document. */
  path: z.string().nullable(),
  recordId: z.string(),
  recordType: z.enum(RECORD_TYPES),
  blockType: z.string().nullable(),
  texts: z.array(foundTextSchema),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

/**
 * Finds a text everywhere on the site as it is edited: in pages, items, blocks and settings, some records at a time, the
 * rest behind `after` (EDIT-212).
 */
export const searchContent = defineEndpoint({
  method: 'GET',
  path: '/api/content-search',
  host: 'app',
  access: read,
  query: z.object({
    query: z.string().min(1).max(200),
    isCaseSensitive: flag,
    isWholeWord: flag,
    withAddresses: flag,
    /** As `next` of the answer before. */
    after: z
      .string()
      .regex(/^[0-9a-f]{24}\/[\w-]{1,60}$/)
      .optional(),
  }),
  output: z.object({
    records: z.array(foundRecordSchema),
    /** Null where that was all. */
    next: z.string().nullable(),
  }),
  rateLimit: 120,
});
