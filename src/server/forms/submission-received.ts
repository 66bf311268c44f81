import { z } from 'zod';
import { documentIdSchema } from '#contract/documents-id.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/**
 * A submission of which somebody is told was stored; the subject is its id. Where nobody is told none is recorded: there
 * may be a thousand a second.
 */
export const submissionReceived = defineEvent({
  type: 'submission-received',
  params: z.object({
    /** The document that has the form: a page, or the site for its footer. */
    documentId: documentIdSchema,
    formId: idSchema<'form'>(),
    /** Sent by a contributor, who sees the form as it is edited. */
    isDraft: z.boolean(),
  }),
});
