import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { endOldBalancePayments } from './balance/end-balance-payments.ts';
import { tidyOrders } from './tidy-orders.ts';

/** Orders that are not paid in time are canceled within minutes, and attempts to pay that nobody goes on with end (ORD-70, ORD-87). */
export const tidyOrdersJob = defineJob({
  name: 'tidy-orders',
  data: z.object({}),
  everyMs: 5 * 60_000,
  async run(services) {
    await tidyOrders(services);
    await endOldBalancePayments(services);
  },
});
