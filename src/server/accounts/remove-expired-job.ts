import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeExpired } from './remove-expired.ts';

/** Nothing that has expired is taken before it is deleted, so that nobody who signs in waits for it. */
export const removeExpiredJob = defineJob({
  name: 'remove-expired',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  run: ({ db, now }) => removeExpired(db, now()),
});
