import type { SubmittedField } from '#contract/forms.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { Id } from '#lib/id.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { personOfAnswers } from './person-of-answers.ts';
import type { PublishedForm } from './find-published-form.ts';
import type { SubmissionCall } from './submission-call.ts';

/** The row of a submission, with the answers as they are stored (`storedAnswers`). */
export function submissionRow(
  { siteId, body }: SubmissionCall,
  submission: {
    readonly id: Id<'submission'>;
    readonly form: PublishedForm;
    readonly answers: FormValues;
    readonly now: number;
  },
) {
  const { id, form, answers, now } = submission;
  const fields = answeredFields(form);
  const person = personOfAnswers(fields, answers);
  return {
    site_id: siteId,
    id,
    form_id: form.formId,
    form_name: form.data.name,
    document_id: form.documentId,
    fields: JSON.stringify(fields),
    answers: JSON.stringify(answers),
    search_text: fields
      .map((field) => summarizeValue(field.kind, answers[field.id]))
      .join('\n')
      .toLowerCase(),
    page_title: form.isOriginKept ? withoutControls(body.pageTitle) : '',
    page_path: form.isOriginKept ? withoutControls(body.pagePath) : '',
    page_id: form.isOriginKept ? withoutControls(body.pageId) : '',
    content_source: body.contentSource,
    page_permission_type_value: body.pagePermissionTypeValue,
    is_overlay_form: body.isOverlayForm,
    submit_button_text: withoutControls(body.submitButtonText),
    created_at: new Date(now),
    read_at: null,
    email_key: person === null ? null : addressKey(person.email),
  };
}

/** Nobody needs control characters in these texts, and the database refuses NUL. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').toWellFormed();
}

/** The fields of a form that take an answer. */
export function answeredFields(form: PublishedForm): readonly SubmittedField[] {
  return form.fields
    .filter((field) => FIELD_KIND_RULES[field.kind].shape !== 'none')
    .map(({ id, kind, title }) => ({ id, kind, title }));
}
