import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { forms } from '#messages/en/forms.ts';
import { z } from 'zod';
import { DATA_REQUEST_KINDS } from '#domain/contacts/data-request.ts';
import { formFieldSchema } from '#domain/forms/form-field-schema.ts';
import { MAX_FIELDS, type FormField } from '#domain/forms/form-field.ts';
import { startingFields } from '#domain/forms/new-field.ts';
import { mailingListConnectionSchema } from '#domain/newsletters/mailing-list-connection.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

export const formSchema = z.object({
  /** The name of the form in lists of submissions and in mails. */
  name: z.string().max(200).catch('Form'),
  fields: z
    .array(formFieldSchema)
    .max(MAX_FIELDS)
    .transform((fields) => withUniqueIds(fields)),
  /** The recipient of answers (FBLD-61). Empty: no mail. */
  notifyEmail: z.string().max(256).catch(''),
  keepSubmissions: z.boolean().catch(true),
  /** What sending it does: its answers are taken, or the person asks for their data or its erasure (CRM-28). */
  purpose: z.enum(['answers', ...DATA_REQUEST_KINDS]).catch('answers'),
  /** The list that addresses are signed up to; null for none. */
  mailingList: mailingListConnectionSchema.nullable().catch(null),
  submitText: z.string().max(100).catch(translateEnglish(forms.submit)),
  alignment: z.enum(['left', 'center', 'right']).catch('left'),
  successText: richTextSchema.catch(richTextOf(translateEnglish(forms.success))),
  /** The address the visitor is redirected to, instead of the success text (FBLD-67). */
  successLink: linkValueSchema.nullable().catch(null),
  /** HTML inserted into the page after a success, on public hosts only (FBLD-69). */
  postSubmitHtml: z.string().max(100_000).catch(''),
  /** Whether the page shows a button that opens the form in an overlay (FBLD-72). */
  opensInOverlay: z.boolean().catch(false),
  overlayButtonText: z.string().max(100).catch('Open form'),
  /** Whether a captcha has to be completed before sending (FBLD-74). */
  captcha: z.boolean().catch(false),
  /** Shown above the submit button (FBLD-76). */
  disclaimer: richTextSchema.catch(richTextOf('')),
  needsConsent: z.boolean().catch(false),
  consentText: z.string().max(500).catch('I agree'),
});
export type FormData = z.infer<typeof formSchema>;

export function formDefaults(translate: Translate = translateEnglish): FormData {
  return {
    name: translate(newContent.formName),
    fields: [...startingFields(translate)],
    notifyEmail: '',
    keepSubmissions: true,
    purpose: 'answers',
    mailingList: null,
    submitText: translate(forms.submit),
    alignment: 'left',
    successText: richTextOf(translate(forms.success)),
    successLink: null,
    postSubmitHtml: '',
    opensInOverlay: false,
    overlayButtonText: translate(forms.open),
    captcha: false,
    disclaimer: richTextOf(''),
    needsConsent: false,
    consentText: translate(newContent.consent),
  };
}

export const formMigrations: readonly BlockMigration[] = [];

/** Two fields with one id would share their answers; the later one is dropped. */
function withUniqueIds(fields: readonly FormField[]): FormField[] {
  const seen = new Set<string>();
  return fields.filter((field) => !seen.has(field.id) && seen.add(field.id));
}
