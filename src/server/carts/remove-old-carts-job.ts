import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeOldCarts } from './remove-old-carts.ts';

/** Deletes carts that nobody changed for 30 days (ORD-07). */
export const removeOldCartsJob = defineJob({
  name: 'remove-old-carts',
  data: z.object({}),
  everyMs: 24 * 60 * 60 * 1000,
  async run(services) {
    const count = await removeOldCarts(services);
    if (count > 0) services.log.info({ count }, 'carts expired');
  },
});
