import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeCustomers } from './remove-customers.ts';

const HOUR_MS = 60 * 60_000;

/** What members kept at a provider goes with their account. */
export const removeCustomersJob = defineJob({
  name: 'remove-payment-customers',
  data: z.object({}),
  everyMs: HOUR_MS,
  run: (services, _data, signal) => removeCustomers(services, signal),
});
