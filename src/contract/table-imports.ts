import { z } from 'zod';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import { TABLE_IMPORT_KINDS, TABLE_IMPORT_STATES } from '#domain/table-imports/table-import.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { PRODUCT_DIALECTS } from '#domain/product-files/product-dialects.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { importProblemSchema } from './import-problem.ts';

/** Each kind takes the permission of what it imports, which the handler asks for. */
const write = {
  host: 'app',
  access: { kind: 'permission', any: ['crm.write', 'newsletter.subscribers.write', 'content.publish'] },
} as const;
const params = z.object({ tableImportId: idSchema<'table-import'>() });

/** The longest table that is taken. */
export const MAX_TABLE_BYTES = 100_000_000;
/** Room for what stands around the file in a multipart body. */
const ENVELOPE_BYTES = 2_000_000;

/** What the owner decides; which of it counts depends on the kind. */
export const tableImportOptionsSchema = z.object({
  /** Of people who are known: `fill` fills what is empty, `replace` takes all that the file has (CRM-20). */
  mode: z.enum(['fill', 'replace']).default('fill'),
  /** What each column is, in their order, where somebody chose it by hand; null as the headers say. */
  columns: z.array(z.string().max(40)).max(200).nullable().default(null),
  /** Mails members who are new a welcome; nobody is mailed without it (MEMB-69). */
  welcomes: z.boolean().default(false),
  /** Where the agreement of subscribers comes from; without it they come in as pending (NEWS-66). */
  consent: z.string().trim().max(1000).default(''),
  /** Whose file of products it is; null as its headers say (CRM-19). */
  dialect: z.enum(PRODUCT_DIALECTS).nullable().default(null),
  /** Makes further store pages for products beyond what one holds (COMM-10, CONT-201). */
  morePages: z.boolean().default(false),
});
export type TableImportOptions = z.infer<typeof tableImportOptionsSchema>;

export const tableImportSchema = z.object({
  id: idSchema<'table-import'>(),
  kind: z.enum(TABLE_IMPORT_KINDS),
  state: z.enum(TABLE_IMPORT_STATES),
  fileName: z.string(),
  options: tableImportOptionsSchema,
  /** How the columns of a table were read; empty for vCards. */
  columns: z.array(z.object({ header: z.string(), is: z.string() })),
  sizeBytes: z.int(),
  readBytes: z.int(),
  /** Rows that are dealt with, and of how many; null until the file was looked through once. */
  rows: z.int(),
  totalRows: z.int().nullable(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that are left out though they are right, and those that are wrong. */
  skipped: z.int(),
  wrong: z.int(),
  /** Rows with an id of a payment provider, which is kept (MEMB-69). */
  customers: z.int(),
  /** Of all that was taken in: rows of which something was not. */
  noted: z.int(),
  /** Pictures that were fetched, or are to be. */
  images: z.int(),
  /** Why it failed, in English and by its key. */
  error: z.string().nullable(),
  errorWords: storedWordsSchema.nullable(),
  createdAt: z.iso.datetime(),
  /** Whether the rows that are left out are kept, to be downloaded. */
  hasLeftOut: z.boolean(),
  /** Whether taking in has begun: until then its numbers say what would happen. */
  isBegun: z.boolean(),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.iso.datetime().nullable(),
});
export type TableImport = z.infer<typeof tableImportSchema>;

/** With the first of the rows that are left out. */
export const tableImportReportSchema = tableImportSchema.extend({ problems: z.array(importProblemSchema) });
export type TableImportReport = z.infer<typeof tableImportReportSchema>;

/** What is imported; of subscribers the list that they come onto, too, and of products their store page. */
const importSubject = {
  kind: z.enum(TABLE_IMPORT_KINDS),
  listId: idSchema<'mailing-list'>().optional(),
  collectionId: documentIdSchema.optional(),
};

/** Keeps a table, the `file` of a multipart body, and begins to look it through; nothing is changed by it (CRM-19). */
export const uploadTable = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/table-imports',
  rateLimit: 60,
  bodyLimit: MAX_TABLE_BYTES + ENVELOPE_BYTES,
  query: z.object(importSubject),
  output: tableImportSchema,
});

/** The imports of a kind of the last 72 hours, the newest first; 20 at most. */
export const listTableImports = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/table-imports',
  query: z.object(importSubject),
  output: z.object({ imports: z.array(tableImportSchema) }),
});

export const getTableImport = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/table-imports/:tableImportId',
  params,
  output: tableImportReportSchema,
});

/** Looks the file through anew with other options, or takes it in, as a job that sends no mail (CRM-19, CRM-20). */
export const startTableImport = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/table-imports/:tableImportId/start',
  params,
  body: z.object({
    /** Tells what would happen, and changes nothing. */
    isDryRun: z.boolean(),
    options: tableImportOptionsSchema,
  }),
  output: tableImportSchema,
});

/** Stops what is under way; what was taken in so far stays, and can be undone. */
export const cancelTableImport = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/table-imports/:tableImportId/cancel',
  params,
  output: tableImportSchema,
});

/** Takes an import back, within 72 hours: who it made goes, who it changed becomes as before. */
export const undoTableImport = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/table-imports/:tableImportId/undo',
  params,
  output: tableImportSchema,
});

/** How many rows an import left out; asks for a sign-in of the last hour where one is due, before the download begins (CRM-22). */
export const countLeftOut = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/table-imports/:tableImportId/left-out',
  recentSignInMinutes: 60,
  params,
  output: z.object({ count: z.int() }),
});

/** The rows that an import left out, each with its reason, as CSV; a download, so the handler answers itself (CRM-19). */
export const downloadLeftOut = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/table-imports/:tableImportId/left-out.csv',
  recentSignInMinutes: 60,
  params,
  output: z.any(),
});
