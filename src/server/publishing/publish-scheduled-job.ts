import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { publishDue } from './publish-due.ts';

/** The longest delay of a scheduled publish whose own job was lost. */
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
