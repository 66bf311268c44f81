import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { purgeSites } from './purge-sites.ts';

/** Deletes sites whose retention period has ended. */
export const purgeSitesJob = defineJob({
  name: 'purge-sites',
  data: z.object({}),
  everyMs: 6 * 60 * 60 * 1000,
  async run(services) {
    const count = await purgeSites(services);
    if (count > 0) services.log.info({ count }, 'removed sites were deleted for good');
  },
});
