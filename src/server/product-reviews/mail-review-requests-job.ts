import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { mailReviewRequests } from './mail-review-requests.ts';

/** Asks buyers for reviews when their time has come (BLK-80). */
export const mailReviewRequestsJob = defineJob({
  name: 'mail-review-requests',
  data: z.object({}),
  everyMs: 10 * 60 * 1000,
  async run(services) {
    const count = await mailReviewRequests(services);
    if (count > 0) services.log.info({ count }, 'asked for reviews');
  },
});
