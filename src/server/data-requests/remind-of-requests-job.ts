import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { remindOfRequests } from './remind-of-requests.ts';

export const remindOfRequestsJob = defineJob({
  name: 'remind-of-data-requests',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  run: (services, _data, signal) => remindOfRequests(services, signal),
});
