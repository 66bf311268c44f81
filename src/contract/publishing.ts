import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';
import { defineEndpoint } from './endpoint.ts';
import { documentIdSchema } from './documents-id.ts';
import { pageQuery } from './page-query.ts';
import { DOCUMENT_KINDS } from '#domain/documents/record.ts';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
const publish = { kind: 'permission', any: ['content.publish'] } as const;
const documentIds = z.union([z.literal('all'), boundedList(documentIdSchema, { min: 1, max: 5000 })]);
const releaseName = z.string().trim().min(1).max(120);

/** What differs between what visitors get and what editors see, of one document, in words. */
export const documentSummarySchema = z.object({
  documentId: documentIdSchema,
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  /** `/about`; empty for the site itself. */
  path: z.string(),
  status: z.enum(['new', 'changed', 'removed']),
  /** '2 blocks added', 'Title changed from “Hello” to “Welcome”'. */
  changes: z.array(z.string()),
  /** The same by their keys, in the same order. */
  changeWords: z.array(storedWordsSchema),
  changedBy: z.array(z.string()),
  changedAt: z.iso.datetime(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

export const publishSummary = defineEndpoint({
  method: 'GET',
  path: '/api/publish/summary',
  host: 'app',
  access: read,
  query: z.object({
    ...pageQuery({ pageSize: 40, maxPageSize: 40 }),
    /** Of this document alone. */
    documentId: documentIdSchema.optional(),
  }),
  output: z.object({
    documents: z.array(documentSummarySchema),
    /** How many documents differ. */
    total: z.int(),
  }),
});

const releaseSchema = z.object({
  number: z.int(),
  kind: z.enum(['publish', 'scheduled', 'rollback', 'removal', 'recovery']),
  name: z.string(),
  /** Null: as people wrote it, or from before it was kept by key. */
  nameWords: storedWordsSchema.nullable(),
  at: z.iso.datetime(),
  authorId: idSchema<'account'>().nullable(),
  authorName: z.string(),
  /** The release whose state was brought back. */
  rolledBackTo: z.int().nullable(),
  documentCount: z.int(),
  /** By title, the first 200. */
  documents: z.array(
    z.object({
      documentId: documentIdSchema,
      kind: z.enum(DOCUMENT_KINDS),
      title: z.string(),
      /** Null: was not live before, is not live after. */
      fromVersion: z.int().nullable(),
      toVersion: z.int().nullable(),
      changes: z.array(z.string()),
      /** The same by their keys; null in releases from before they were kept. */
      changeWords: z.array(storedWordsSchema).nullable(),
    }),
  ),
});
export type Release = z.infer<typeof releaseSchema>;

/** Puts documents live now, as one release, or at `runAt`. 409 `url-taken` where an address is used live. */
export const publishNow = defineEndpoint({
  method: 'POST',
  path: '/api/publish',
  host: 'app',
  access: publish,
  body: z.object({
    documentIds,
    name: releaseName.optional(),
    /** In the future: publishes what the documents hold then. */
    runAt: z.iso.datetime().optional(),
    /** Lets visitors see the site, in the same step; nothing where it is scheduled (EDIT-187). */
    makePublic: z.boolean().optional(),
  }),
  output: z.object({
    /** Null where nothing differed, or where it was scheduled. */
    release: releaseSchema.nullable(),
    scheduleId: idSchema<'schedule'>().nullable(),
  }),
});

export const listReleases = defineEndpoint({
  method: 'GET',
  path: '/api/releases',
  host: 'app',
  access: read,
  query: z.object({
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ releases: z.array(releaseSchema), next: z.int().nullable() }),
});

/** Makes live what was live after a release. It is a release itself: rolling back to the one before it takes it back. */
export const rollbackRelease = defineEndpoint({
  method: 'POST',
  path: '/api/releases/:number/rollback',
  host: 'app',
  access: publish,
  params: z.object({ number: z.coerce.number().int().min(1) }),
  output: z.object({ release: releaseSchema.nullable() }),
});

/**
 * Brings every document of the site to what it was at a time: changed back, recovered, or moved to the trash. 400
 * `restore-too-early` for a time before the site.
 */
export const restoreSiteAt = defineEndpoint({
  method: 'POST',
  path: '/api/site/restore',
  host: 'app',
  access: publish,
  body: z.object({ at: z.iso.datetime() }),
  output: z.object({
    restored: z.int(),
    recovered: z.int(),
    removed: z.int(),
    /** Restoring the site to this time takes the restore back. */
    undoAt: z.iso.datetime(),
  }),
});

const scheduledSchema = z.object({
  /** Of a scheduled publish; an item that goes live by its own date has none. */
  id: idSchema<'schedule'>().nullable(),
  kind: z.enum(['publish', 'item']),
  name: z.string(),
  nameWords: storedWordsSchema.nullable(),
  runAt: z.iso.datetime(),
  authorName: z.string(),
  /** Null: everything that differs then. */
  documentIds: z.array(documentIdSchema).nullable(),
  /** Of the first four of these documents. */
  titles: z.array(z.string()),
  status: z.enum(['waiting', 'failed']),
  /** Why it failed, for people. */
  error: z.string().nullable(),
  errorWords: storedWordsSchema.nullable(),
});
export type Scheduled = z.infer<typeof scheduledSchema>;

export const listSchedule = defineEndpoint({
  method: 'GET',
  path: '/api/schedule',
  host: 'app',
  access: read,
  output: z.object({
    entries: z.array(scheduledSchema),
  }),
});

export const cancelSchedule = defineEndpoint({
  method: 'DELETE',
  path: '/api/schedule/:id',
  host: 'app',
  access: publish,
  params: z.object({ id: idSchema<'schedule'>() }),
  output: z.object({}),
});

/** Whether visitors get the pages of the site, or “Coming soon” (EDIT-187). */
export const findVisibility = defineEndpoint({
  method: 'GET',
  path: '/api/site/visibility',
  host: 'app',
  access: read,
  output: z.object({ isPublic: z.boolean() }),
});

export const setVisibility = defineEndpoint({
  method: 'PUT',
  path: '/api/site/visibility',
  host: 'app',
  access: publish,
  body: z.object({ isPublic: z.boolean() }),
  output: z.object({ isPublic: z.boolean() }),
});
