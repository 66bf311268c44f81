import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { CONTENT_KINDS } from '#domain/documents/record.ts';
import { savedContentSchema } from '#domain/saved-parts/saved-part.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { recordsSchema } from './documents.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';
import { shortText } from './short-text.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
const write = { kind: 'permission', any: ['content.write'] } as const;

export const syncedSectionSchema = z.object({
  /** The site it belongs to: on others copies of it can be inserted. */
  siteId: idSchema<'site'>(),
  siteTitle: z.string(),
  id: documentIdSchema,
  name: z.string(),
  records: recordsSchema,
  /** Pages, collections and items that show it, as they are edited. */
  useCount: z.int(),
});
export type SyncedSection = z.infer<typeof syncedSectionSchema>;

/** The synced sections of this site, and those of others whose content the person may change (EDIT-206). */
export const listSyncedSections = defineEndpoint({
  method: 'GET',
  path: '/api/synced-sections',
  host: 'app',
  access: write,
  query: z.object({
    search: z.string().trim().max(100).default(''),
    ...pageQuery({ pageSize: 12, maxPageSize: 24 }),
  }),
  output: z.object({ sections: z.array(syncedSectionSchema), total: z.int() }),
});

/** Makes a section one that many pages can show. Nothing shows it yet. */
export const createSyncedSection = defineEndpoint({
  method: 'POST',
  path: '/api/synced-sections',
  host: 'app',
  access: write,
  body: z.object({
    name: shortText(fieldRules.nameMissing),
    /** One section with its blocks. */
    content: savedContentSchema,
    /** The document that it comes from: code that stands there may stand in it, too. */
    fromDocumentId: documentIdSchema.nullable().default(null),
  }),
  output: z.object({ id: documentIdSchema }),
});

const useSchema = z.object({
  documentId: documentIdSchema,
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  path: z.string(),
});

/** A synced section as it is edited, with where it stands; one that was deleted, too, as long as something shows it. */
export const readSyncedSection = defineEndpoint({
  method: 'GET',
  path: '/api/synced-sections/:documentId',
  host: 'app',
  access: read,
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    id: documentIdSchema,
    version: z.int(),
    isRemoved: z.boolean(),
    records: recordsSchema,
    /** The first of them by title. */
    uses: z.array(useSchema),
    useCount: z.int(),
  }),
});

/** What a synced section of another site shows, as a copy for this one: with its pictures in the library here. */
export const takeSyncedSection = defineEndpoint({
  method: 'POST',
  path: '/api/synced-sections/:siteId/:documentId/take',
  host: 'app',
  access: write,
  params: z.object({ siteId: idSchema<'site'>(), documentId: documentIdSchema }),
  output: z.object({ records: recordsSchema }),
});

/** Deletes a synced section: where it stands, an ordinary copy of it stays. */
export const deleteSyncedSection = defineEndpoint({
  method: 'DELETE',
  path: '/api/synced-sections/:documentId',
  host: 'app',
  access: write,
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    /** How many documents have copies now. */
    detached: z.int(),
  }),
});
