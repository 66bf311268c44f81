import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { fillContactTraits } from './fill-contact-traits.ts';

/** Fills what filters ask for into contacts that are older than it. */
export const fillContactTraitsJob = defineJob({
  name: 'fill-contact-traits',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  run: (services, _data, signal) => fillContactTraits(services, signal),
});
