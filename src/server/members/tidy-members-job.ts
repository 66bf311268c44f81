import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { tidyMembers } from './tidy-members.ts';

/** Erases members whose removal can no longer be undone (MEMB-70). */
export const tidyMembersJob = defineJob({
  name: 'tidy-members',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  async run(services) {
    const count = await tidyMembers(services);
    if (count > 0) services.log.info({ count }, 'members of sites were erased');
  },
});
