import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob, type QueuedJob } from '#server/platform/jobs/define-job.ts';
import type { ContactSource } from './contact-source.ts';
import { doContactRun } from './do-contact-run.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

const dataSchema = z.object({ siteId: idSchema<'site'>(), runId: idSchema<'contact-run'>() });
export type ContactRunData = z.infer<typeof dataSchema>;

/** Does something to many contacts of a site, batch by batch (CRM-13). */
export function contactRunJob(
  sources: readonly ContactSource[],
  parts: readonly PersonalDataPart[],
): QueuedJob<ContactRunData> {
  return defineJob({
    name: 'contact-run',
    data: dataSchema,
    concurrency: 1,
    limits: { longestS: 7_200, heartbeatS: 60, retries: 5, retryPauseS: 10, lookEveryS: 5 },
    run: (services, { siteId, runId }, signal) =>
      doContactRun({ services, sources, parts, siteId, runId, signal }),
  });
}
