import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';
import type { ErrorCode } from './errors.ts';
import { defineEndpoint } from './endpoint.ts';
import { clientIdSchema, documentIdSchema } from './documents-id.ts';
import type { LoggedChange } from '#domain/documents/change.ts';
import { changeSchema, recordIdSchema } from '#domain/documents/operation-schema.ts';
import type { Conflict } from '#domain/documents/rebase.ts';
import { DOCUMENT_KINDS, type DocumentRecords } from '#domain/documents/record.ts';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import { STORE_PERMISSIONS } from '#domain/roles/store-permissions.ts';
import type { UndoEntry } from '#domain/documents/undo-stack.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** Made and checked by the server itself, so that reading an answer costs nothing. */
export const recordsSchema = z.custom<DocumentRecords>(isObject);
export const loggedChangeSchema = z.custom<LoggedChange>(isObject);
const undoEntrySchema = z.custom<UndoEntry>(isObject);
const conflictSchema = z.custom<Conflict>(isObject);

/** Which of them opens a document is a matter of its kind: content, or the settings of the shop. */
const read = { kind: 'permission', any: ['content.read', ...STORE_PERMISSIONS] } as const;
const write = { kind: 'permission', any: ['content.write', ...STORE_PERMISSIONS] } as const;
const documentParams = z.object({ documentId: documentIdSchema });

/** One person in a document, as others see them; a person with two tabs stands twice. */
export const personSchema = z.object({
  clientId: clientIdSchema,
  accountId: idSchema<'account'>(),
  name: z.string(),
  selectedBlockId: z.string().nullable(),
  /** The block whose text the person is typing in; others ask for it and get it after a pause. */
  heldBlockId: z.string().nullable(),
  asksForBlockId: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** A document as it is when it is opened. */
export const openedDocumentSchema = z.object({
  id: documentIdSchema,
  kind: z.enum(DOCUMENT_KINDS),
  /** The collection an item belongs to. */
  collectionId: documentIdSchema.nullable(),
  version: z.int(),
  publishedVersion: z.int().nullable(),
  records: recordsSchema,
  /** The caller's own steps, the newest last. */
  undoStack: z.array(undoEntrySchema),
  redoStack: z.array(undoEntrySchema),
  /** Whether `documentUndo` knows more of them: what came first is not asked for until the document is shown. */
  hasMoreSteps: z.boolean(),
});

/** Opens a document for editing: 404 `not-found`, 410 `document-removed`. */
export const openDocument = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:documentId',
  host: 'app',
  access: read,
  params: documentParams,
  output: openedDocumentSchema,
});

/** All of the caller's own steps of a document, as it was at a version: 404 `not-found`. */
export const documentUndo = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:documentId/undo',
  host: 'app',
  access: read,
  params: documentParams,
  query: z.object({ until: z.coerce.number().int().min(0) }),
  output: z.object({ undoStack: z.array(undoEntrySchema), redoStack: z.array(undoEntrySchema) }),
});

const rejectedSchema = z.object({
  id: idSchema<'change'>(),
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  message: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  detailWords: z.record(z.string(), storedWordsSchema).optional(),
  /** What is wrong by field: `b1.data.title`. */
  errors: z.record(z.string(), z.string()).optional(),
  errorWords: z.record(z.string(), storedWordsSchema).optional(),
});
export type RejectedChange = z.infer<typeof rejectedSchema>;

/** A document as it is now. */
export const stateEventSchema = z.object({ version: z.int(), records: recordsSchema });
export type DocumentNow = z.infer<typeof stateEventSchema>;

/**
 * Saves changes in the order given. What is refused (no permission, a limit, an address taken) stands in `rejected`
 * and has no effect; the others are saved. Sending a change twice is the same as sending it once.
 */
export const saveChanges = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:documentId/changes',
  host: 'app',
  access: read,
  params: documentParams,
  body: z.object({ clientId: clientIdSchema, changes: boundedList(changeSchema, { min: 1, max: 200 }) }),
  bodyLimit: 8_000_000,
  rateLimit: 1200,
  output: z.object({
    results: z.array(
      z.object({ id: idSchema<'change'>(), version: z.int(), conflicts: z.array(conflictSchema) }),
    ),
    rejected: z.array(rejectedSchema),
    /** Every change after the newest `baseVersion` sent, the own ones included, in order: what the copy lacks. */
    missed: z.array(loggedChangeSchema),
    /** In place of `missed`, where so much was missed that the whole document is less. */
    state: stateEventSchema.optional(),
  }),
});

/**
 * What happens in a document: `change` (a logged change), `state` (the document as it is now, in place of so many
 * changes that it is less), `presence` ({ people }), `published` ({ publishedVersion, release }), `removed` ({}),
 * `threads` ({}) where somebody commented on it, `refused` ({ code, message }) before the end of one that cannot be served now. A page of the site's own app host that asks for a WebSocket gets each as the JSON of
 * `{ event, data }`; everybody else gets server-sent events, with the JSON as data and the version of a change as the
 * event's id. Resumes after `since` or the `Last-Event-ID` of a reconnecting browser, whichever is later.
 */
export const documentEvents = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:documentId/events',
  host: 'app',
  access: read,
  params: documentParams,
  query: z.object({ since: z.coerce.number().int().min(0), clientId: clientIdSchema }),
  output: z.unknown(),
});
export const presenceEventSchema = z.object({ people: z.array(personSchema) });
export const refusedEventSchema = z.object({ code: z.string(), message: z.string() });
export const publishedEventSchema = z.object({
  publishedVersion: z.int().nullable(),
  release: z.int().nullable(),
});

/**
 * Says what the person does. Holding a block somebody else types in is refused by an answer in which the other
 * still holds it; asking gives it to the asker once the holder has paused for 5 seconds.
 */
export const setPresence = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:documentId/presence',
  host: 'app',
  access: read,
  params: documentParams,
  body: z.object({
    clientId: clientIdSchema,
    selectedBlockId: recordIdSchema.nullable(),
    heldBlockId: recordIdSchema.nullable(),
    asksForBlockId: recordIdSchema.nullable(),
  }),
  rateLimit: 1200,
  output: z.object({ people: z.array(personSchema) }),
});

export const historyEntrySchema = z.object({
  /** The document as it was after the step; what is previewed and restored. */
  version: z.int(),
  firstVersion: z.int(),
  at: z.iso.datetime(),
  authorId: idSchema<'account'>().nullable(),
  authorName: z.string(),
  /** What was done, each once: 'Edit text', 'Move block'. */
  names: z.array(z.string()),
  /** The names by their keys, in the same order; null for one that was stored without. */
  nameWords: z.array(storedWordsSchema.nullable()),
  /** Whether it took back what another step did, or did it again. */
  reverts: z.enum(['undo', 'redo']).nullable(),
  recordIds: z.array(z.string()),
  hasConflicts: z.boolean(),
  /** The release that put this version live, where one did. */
  release: z.int().nullable(),
  isPublished: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Steps of a document, newest first: changes of one gesture together. */
export const documentHistory = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:documentId/history',
  host: 'app',
  access: read,
  params: documentParams,
  query: z.object({
    before: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    entries: z.array(historyEntrySchema),
    /** To be given as `before` for older ones; null at the start of the history. */
    next: z.int().nullable(),
  }),
});

/** The records as they were at a version: 404 `version-unknown`, 410 `version-gone`. */
export const documentVersion = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:documentId/versions/:version',
  host: 'app',
  access: read,
  params: z.object({ documentId: documentIdSchema, version: z.coerce.number().int().min(0) }),
  output: z.object({ version: z.int(), records: recordsSchema }),
});

/** Brings a version back, or only some of its records, as a new change: it can be undone like any other. */
export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:documentId/restore',
  host: 'app',
  access: write,
  params: documentParams,
  body: z.object({
    version: z.int().min(0),
    recordIds: boundedList(recordIdSchema, { min: 1, max: 500 }).optional(),
    clientId: clientIdSchema.optional(),
  }),
  output: z.object({
    /** Null where the document is like that already. */
    change: loggedChangeSchema.nullable(),
    version: z.int(),
  }),
});
