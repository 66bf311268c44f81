import { z } from 'zod';
import { defineJob, type PeriodicJob } from '#server/platform/jobs/define-job.ts';
import type { ContactSource } from './contact-source.ts';
import { eraseInactive } from './erase-inactive.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

/** Erases who was without activity for as long as the owner of their site chose (CRM-29). */
export function eraseInactiveJob(
  sources: readonly ContactSource[],
  parts: readonly PersonalDataPart[],
): PeriodicJob {
  return defineJob({
    name: 'erase-inactive',
    data: z.object({}),
    everyMs: 6 * 60 * 60 * 1000,
    run: (services, _data, signal) => eraseInactive(services, sources, parts, signal),
  });
}
