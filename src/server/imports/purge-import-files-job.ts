import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { purgeImportFiles } from './purge-import-files.ts';

/** Deletes the files of old imports. */
export const purgeImportFilesJob = defineJob({
  name: 'purge-import-files',
  data: z.object({}),
  everyMs: 6 * 60 * 60 * 1000,
  async run(services) {
    await purgeImportFiles(services);
  },
});
