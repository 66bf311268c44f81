import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { remindOfRenewals } from './remind-of-renewals.ts';

/** Reminders of renewals leave within the hour (ORD-111). */
export const remindOfRenewalsJob = defineJob({
  name: 'remind-of-renewals',
  data: z.object({}),
  everyMs: 60 * 60_000,
  run: (services, _data, signal) => remindOfRenewals(services, signal),
});
