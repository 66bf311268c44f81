import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { tidyContacts } from './tidy-contacts.ts';

export const tidyContactsJob = defineJob({
  name: 'tidy-contacts',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  run: (services) => tidyContacts(services),
});
