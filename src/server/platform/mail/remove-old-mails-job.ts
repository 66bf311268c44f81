import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeOldMails } from './remove-old-mails.ts';

/** Deletes old mails from the outbox. */
export const removeOldMailsJob = defineJob({
  name: 'remove-old-mails',
  data: z.object({}),
  everyMs: 6 * 60 * 60 * 1000,
  async run(services) {
    await removeOldMails(services);
  },
});
