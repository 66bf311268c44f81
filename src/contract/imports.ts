import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { importReportSchema } from '#domain/wordpress/import-report.ts';
import { defineEndpoint } from './endpoint.ts';

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_PHASES = ['reading', 'files', 'documents', 'comments', 'finishing'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

export const importProgressSchema = z.object({
  phase: z.enum(IMPORT_PHASES),
  done: z.int(),
  /** 0 while it is not known. */
  total: z.int(),
  /** What is being worked on. */
  current: z.string(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

export const importRunSchema = z.object({
  id: idSchema<'import-run'>(),
  fileName: z.string(),
  isDryRun: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  progress: importProgressSchema,
  /** Why it failed. */
  error: z.string().nullable(),
  errorWords: storedWordsSchema.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

const access = { kind: 'permission', any: ['settings.general'] } as const;
const importParams = z.object({ importId: idSchema<'import-run'>() });

/**
 * Takes an export file as `multipart/form-data` (field `file`) and starts bringing it in.
 * Errors: import-file-invalid, import-running, file-too-large, file-incomplete, storage-full.
 */
export const startImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports',
  host: 'app',
  access,
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  output: importRunSchema,
  bodyLimit: 1_000_000_000,
});

/** Starts the import of a file that was tried in a dry run. Errors: not-found, import-running. */
export const repeatImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/repeat',
  host: 'app',
  access,
  params: importParams,
  output: importRunSchema,
});

/** Ends a running import; what was brought in stays. */
export const cancelImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/cancel',
  host: 'app',
  access,
  params: importParams,
  output: importRunSchema,
});

/** Imports of the site, newest first. */
export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/imports',
  host: 'app',
  access,
  output: z.object({ imports: z.array(importRunSchema) }),
});

export const findImport = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId',
  host: 'app',
  access,
  params: importParams,
  output: importRunSchema.extend({ report: importReportSchema.nullable() }),
});

/** The report as a file: `?format=json` or `?format=csv`. */
export const downloadImportReport = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId/report',
  host: 'app',
  access,
  params: importParams,
  query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
  output: z.any(),
});
