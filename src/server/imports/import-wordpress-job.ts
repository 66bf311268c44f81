import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob, type QueuedJob } from '#server/platform/jobs/define-job.ts';
import type { Services } from '#server/platform/services.ts';
import { createFileFetcher, type FetchFile } from '#server/import-sources/fetch-file.ts';
import { runImport } from './run-import.ts';

const importData = z.object({ siteId: idSchema<'site'>(), importId: idSchema<'import-run'>() });

/** Imports an uploaded export. A run whose process was stopped or killed continues where it was. */
export const importWordpressJob = importJob((services) => createFileFetcher(services.callOutside));

/** The same, with another way to the files that the export names. */
export function importJob(
  fetcherOf: (services: Services) => FetchFile,
): QueuedJob<z.infer<typeof importData>> {
  return defineJob({
    name: 'import-wordpress',
    data: importData,
    concurrency: 1,
    limits: { longestS: 4 * 3_600, heartbeatS: 60, retries: 2, retryPauseS: 5, lookEveryS: 5 },
    async run(services, { siteId, importId }, signal) {
      const fetchFile = fetcherOf(services);
      await runImport(services, { siteId, importId, signal, fetchFile });
    },
  });
}
