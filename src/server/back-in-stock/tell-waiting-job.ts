import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Looks what has come back, and tells who waits for it (ORD-92). */
export const tellWaitingJob = defineJob({
  name: 'tell-waiting',
  data: z.object({}),
  everyMs: 60 * 1000,
  async run(services) {
    const count = await tellWaiting(services);
    if (count > 0) services.log.info({ count }, 'told who waited for stock');
  },
});
