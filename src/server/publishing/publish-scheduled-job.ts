import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { publishDue } from './publish-due.ts';

/** How late something scheduled can be when the job that should have woken for it was lost. */
const EVERY_MS = 30_000;

/** Publishes what is due. */
export const publishScheduledJob = defineJob({
  name: 'publish-scheduled',
  data: z.object({}),
  concurrency: 1,
  limits: { longestS: 120, retries: 10, retryPauseS: 2, longestRetryPauseS: 60, lookEveryS: 1 },
  everyMs: EVERY_MS,
  async run(services) {
    await publishDue(services);
  },
});
