import { z } from 'zod';
import { defineJob, type PeriodicJob } from '#server/platform/jobs/define-job.ts';
import type { ContactSource } from './contact-source.ts';
import { fillContacts } from './fill-contacts.ts';

/** Makes contacts of the people of sites that are older than contacts. */
export function fillContactsJob(sources: readonly ContactSource[]): PeriodicJob {
  return defineJob({
    name: 'fill-contacts',
    data: z.object({}),
    everyMs: 60 * 60 * 1000,
    run: (services, _data, signal) => fillContacts(services, sources, signal),
  });
}
