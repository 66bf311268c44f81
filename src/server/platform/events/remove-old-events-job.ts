import { z } from 'zod';
import { defineJob, type PeriodicJob } from '#server/platform/jobs/define-job.ts';
import type { EventConsumer } from './define-event-consumer.ts';
import { removeOldEvents } from './remove-old-events.ts';

/** Deletes events that all consumers have processed. */
export function removeOldEventsJob(consumers: readonly EventConsumer[]): PeriodicJob {
  return defineJob({
    name: 'remove-old-events',
    data: z.object({}),
    everyMs: 6 * 60 * 60 * 1000,
    async run({ db, now }) {
      await removeOldEvents(db, { consumers: consumers.map(({ name }) => name), now: now() });
    },
  });
}
