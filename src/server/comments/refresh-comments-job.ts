import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { refreshComments } from './refresh-comments.ts';

/** Pages in caches say within a minute that comments have closed, and what was liked (COMT-14, COMT-29). */
export const refreshCommentsJob = defineJob({
  name: 'refresh-comments',
  data: z.object({}),
  everyMs: 60_000,
  async run(services) {
    await refreshComments(services);
  },
});
