import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { takeBackChanges } from './take-back-changes.ts';
import { changeMembers } from './change-members.ts';
import { findMemberRun } from './member-runs.ts';

/** Changes many members of a site, or takes that back, batch by batch (MEMB-66). */
export const changeMembersJob = defineJob({
  name: 'change-members',
  data: z.object({ siteId: idSchema<'site'>(), runId: idSchema<'member-run'>() }),
  concurrency: 1,
  limits: { longestS: 3_600, heartbeatS: 60, retries: 3, retryPauseS: 5, lookEveryS: 5 },
  async run(services, { siteId, runId }, signal) {
    const run = await findMemberRun(services.db, siteId, runId);
    if (run?.state === 'running') await changeMembers(services, siteId, run, signal);
    else if (run?.state === 'undoing') await takeBackChanges(services, siteId, runId, signal);
  },
});
