import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { comparePayments } from './compare-payments.ts';

/** Each night of a site its payments are compared with its provider's (ORD-168). */
export const comparePaymentsJob = defineJob({
  name: 'compare-payments',
  data: z.object({}),
  everyMs: 3_600_000,
  run: (services, _data, signal) => comparePayments(services, signal),
});
