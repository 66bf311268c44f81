import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeOldCheckouts } from './remove-old-checkouts.ts';

/** Deletes what buyers entered, a day after the last of it (ORD-05). */
export const removeOldCheckoutsJob = defineJob({
  name: 'remove-old-checkouts',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  async run(services) {
    const count = await removeOldCheckouts(services);
    if (count > 0) services.log.info({ count }, 'checkouts expired');
  },
});
