import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { renewDue } from './renew-due.ts';

/** Subscriptions are charged, tried again and ended within minutes of when that is due (ORD-110, ORD-112). */
export const renewSubscriptionsJob = defineJob({
  name: 'renew-subscriptions',
  data: z.object({}),
  everyMs: 60_000,
  run: (services, _data, signal) => renewDue(services, signal),
});
