import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { tidyOrders } from './tidy-orders.ts';

/** Orders that are not paid in time are canceled within minutes (ORD-70). */
export const tidyOrdersJob = defineJob({
  name: 'tidy-orders',
  data: z.object({}),
  everyMs: 5 * 60_000,
  async run(services) {
    await tidyOrders(services);
  },
});
