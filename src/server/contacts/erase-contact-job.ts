import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob, type QueuedJob } from '#server/platform/jobs/define-job.ts';
import { eraseContact } from './erase-contact.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

const dataSchema = z.object({
  siteId: idSchema<'site'>(),
  contactId: idSchema<'contact'>(),
  accountId: idSchema<'account'>(),
});
type EraseContactData = z.infer<typeof dataSchema>;

/** Erases one person (CRM-25). */
export function eraseContactJob(parts: readonly PersonalDataPart[]): QueuedJob<EraseContactData> {
  return defineJob({
    name: 'erase-contact',
    data: dataSchema,
    concurrency: 1,
    limits: { longestS: 600, heartbeatS: 60, retries: 10, retryPauseS: 30, lookEveryS: 5 },
    run: (services, erasure) => eraseContact(services, parts, erasure),
  });
}
