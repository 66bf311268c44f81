import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { chasePayments } from './chase-payments.ts';

/** Payments that hang are known within minutes, and those that were not made end (ORD-87, ORD-161). */
export const chasePaymentsJob = defineJob({
  name: 'chase-payments',
  data: z.object({}),
  everyMs: 30_000,
  async run(services) {
    await chasePayments(services);
  },
});
