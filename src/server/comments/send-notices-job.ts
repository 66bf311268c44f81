import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { sendNotices } from './send-notices.ts';
import { sendReplies } from './send-replies.ts';

/** Mails new comments and replies to those who asked for it (COMT-27, COMT-28). */
export const sendNoticesJob = defineJob({
  name: 'send-comment-notices',
  data: z.object({}),
  everyMs: 30_000,
  async run(services, _data, signal) {
    await sendNotices(services, signal);
    await sendReplies(services, signal);
  },
});
