import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { trimSites } from './trim-sites.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a day, in one process, whatever is kept no longer is deleted. */
export const trimSitesJob = defineJob({
  name: 'trim-sites',
  data: z.object({}),
  everyMs: DAY_MS,
  firstAfterMs: DAY_MS,
  async run(services, _data, signal) {
    await trimSites(services, signal);
  },
});
