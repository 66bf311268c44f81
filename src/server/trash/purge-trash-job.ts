import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { purgeTrash } from './purge-trash.ts';

/** Deletes for good what lay in the trash for 30 days. */
export const purgeTrashJob = defineJob({
  name: 'purge-trash',
  data: z.object({}),
  everyMs: 30_000,
  async run(services) {
    await purgeTrash(services);
  },
});
