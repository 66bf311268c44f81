import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { defineJob, type QueuedJob } from '#server/platform/jobs/define-job.ts';
import { endImport } from './end-import.ts';
import { findTableImport } from './stored-imports.ts';
import type { TableImportPart } from './table-import-part.ts';
import { takeBackImport } from './take-back-import.ts';
import { workThrough } from './work-through.ts';

const dataSchema = z.object({ siteId: idSchema<'site'>(), importId: idSchema<'table-import'>() });
export type TableImportData = z.infer<typeof dataSchema>;

/** Looks a table through, takes it in or takes that back, batch by batch (CRM-19). */
export function tableImportJob(parts: readonly TableImportPart[]): QueuedJob<TableImportData> {
  return defineJob({
    name: 'table-import',
    data: dataSchema,
    // One of a site at a time: 200,000 lines of one keep no other waiting.
    concurrency: 3,
    oneAtATimeOf: ({ siteId }) => siteId,
    limits: { longestS: 7_200, heartbeatS: 60, retries: 5, retryPauseS: 10, lookEveryS: 2 },
    async run(services, { siteId, importId }, signal) {
      const stored = await findTableImport(services.db, siteId, importId);
      const part = parts.find(({ kind }) => kind === stored?.kind);
      if (stored === null || part === undefined) return;
      if (stored.state === 'undoing') {
        await takeBackImport(services, part, siteId, importId, signal);
        return;
      }
      if (stored.state !== 'checking' && stored.state !== 'running') return;
      try {
        await workThrough({ services, part, siteId, stored, signal });
      } catch (error) {
        // What is wrong with the file is wrong the next time, too.
        if (!(error instanceof CallError)) throw error;
        await endImport(services, part, siteId, importId, { from: [stored.state], to: 'failed', error });
      }
    },
  });
}
