import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { eraseUnconfirmed } from './erase-unconfirmed.ts';

/** Erases people who never confirmed (NEWS-10). */
export const eraseUnconfirmedJob = defineJob({
  name: 'erase-unconfirmed',
  data: z.object({}),
  everyMs: 6 * 60 * 60 * 1000,
  async run(services) {
    const count = await eraseUnconfirmed(services);
    if (count > 0) services.log.info({ count }, 'people who never confirmed a subscription were erased');
  },
});
