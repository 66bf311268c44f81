import { z } from 'zod';
import { forgetAbandoned } from './forget-abandoned.ts';
import { noteAbandoned } from './note-abandoned.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Deletes what buyers entered, a day after the last of it, and keeps what they left without an order (ORD-05, ORD-150). */
export const noteAbandonedJob = defineJob({
  name: 'remove-old-checkouts',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  async run(services) {
    const count = await noteAbandoned(services);
    if (count > 0) services.log.info({ count }, 'checkouts abandoned');
    await forgetAbandoned(services);
  },
});
