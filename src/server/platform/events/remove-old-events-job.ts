import { z } from 'zod';
import { EVENT_CONSUMERS } from '#server/event-consumers.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeOldEvents } from './remove-old-events.ts';

/** Keeps the table of events small. */
export const removeOldEventsJob = defineJob({
  name: 'remove-old-events',
  data: z.object({}),
  everyMs: 6 * 60 * 60 * 1000,
  async run({ db, now }) {
    await removeOldEvents(db, { consumers: EVENT_CONSUMERS.map(({ name }) => name), now: now() });
  },
});
