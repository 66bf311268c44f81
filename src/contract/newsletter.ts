import { z } from 'zod';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { defineEndpoint } from './endpoint.ts';
import { lenientText } from './lenient-text.ts';

/**
 * The sign-up of a newsletter block (BLK-57, FORM-57 to FORM-69). It needs a key of `formSubmissionKey` and carries what
 * the save call of a form carries, so that both can be sent by the same code:
 * - `formId` is the block, `collectionId` the document it stands in;
 * - `form` is JSON of values by field id, the ids of `signUpFieldId`;
 * - failures are those of the save call, with `errors` by the same field ids.
 *
 * The server reads these of the published block's data, whatever else is in it: `mailingList`
 * (`mailingListConnectionSchema`), `submitText`, `successText` and `disclaimer` (rich texts; the disclaimer is kept with
 * the consent), `successLink`.
 */
export const subscribeToNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/Subscribe',
  host: 'site',
  access: { kind: 'public' },
  rateLimit: 60,
  body: z.object({
    key: lenientText(200),
    formId: lenientText(60),
    collectionId: lenientText(60),
    objectName: lenientText(300),
    isOverlayForm: z.boolean().catch(false),
    submitButtonText: lenientText(200),
    form: z.string().max(10_000),
    pageTitle: lenientText(500),
    pageId: lenientText(60),
    contentSource: z.enum(['i', 'c']).catch('c'),
    pagePath: lenientText(1000),
    pagePermissionTypeValue: z.int().min(0).max(99).catch(1),
    /** Nobody sees this field: only programs fill it in. */
    [TRAP_NAME]: z.string().max(5000).optional(),
    /** Milliseconds since the form was shown. */
    elapsed: z.number().min(0).optional().catch(undefined),
  }),
  output: z.object({
    /** Whether a mail asks for a confirmation; the same for every address (NEWS-11, NEWS-12). */
    isDoubleOptIn: z.boolean(),
  }),
});
export type SubscribeBody = z.infer<NonNullable<typeof subscribeToNewsletter.body>>;
