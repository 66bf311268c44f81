import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { followMessage } from './follow-message.ts';

/** Works on a message of a provider once it is kept (ORD-78). */
export const followMessageJob = defineJob({
  name: 'follow-payment-message',
  data: z.object({ siteId: idSchema<'site'>(), provider: z.string(), eventId: z.string() }),
  concurrency: 2,
  limits: { longestS: 120, heartbeatS: 15, retries: 5, retryPauseS: 10, lookEveryS: 2 },
  run: (services, data) => followMessage(services, data),
});
