import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { findPublishedForm } from './find-published-form.ts';
import { mailSubmission } from './mail-submission.ts';
import { findSubmission } from './queries.ts';
import { submissionReceived } from './submission-received.ts';

const submissionIdSchema = idSchema<'submission'>();

/** Mails stored submissions to the recipient of their form; those deleted meanwhile are skipped. */
export const mailSubmissions = defineEventConsumer({
  name: 'mail-submissions',
  events: [submissionReceived],
  async consume(services, { siteId, subject, params }, trx) {
    invariant(siteId !== null, 'submissions are of a site');
    const submissionId = submissionIdSchema.parse(subject);
    const stored = await findSubmission(trx, siteId, submissionId);
    const form = stored === null ? null : await findPublishedForm(services, siteId, params);
    const to = form?.data.notifyEmail.trim() ?? '';
    if (stored === null || to === '') return;
    await mailSubmission(services, { siteId, to, ...stored, submissionId }, trx);
  },
});
