import type { SubmittedField } from '#contract/forms.ts';
import { TRAP_NAME, MIN_FILL_MS } from '#domain/forms/save-form-request.ts';
import { FIELD_KIND_ROOMS } from '#domain/forms/field-kinds.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Services } from '#server/platform/services.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { checkAnswers, keptAnswers } from './check-answers.ts';
import { captchaVerifierOf } from './captcha/verify-captcha.ts';
import { countSending } from './count-sending.ts';
import { findPublishedForm, type PublishedForm } from './find-published-form.ts';
import { canUseFormKey, spendFormKey } from './issue-form-key.ts';
import { signUp } from './sign-up.ts';
import type { SubmissionCall } from './submission-call.ts';
import { submissionMail } from './submission-mail.tsx';

export interface SubmissionRefusal {
  readonly code: Extract<
    ErrorCode,
    | 'form-key-invalid'
    | 'form-not-configured'
    | 'form-rate-limited'
    | 'form-invalid'
    | 'form-unreadable'
    | 'form-captcha-needed'
    | 'form-captcha-unavailable'
  >;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>> | null;
}

const refuse = (code: SubmissionRefusal['code'], errors: SubmissionRefusal['errors'] = null) =>
  fail({ code, errors });

/**
 * Takes a submission (FORM-57, FORM-65 to FORM-69): checks its key, every field, then its captcha; uses the key up,
 * counts, stores and queues the owner's mail in one transaction. A key whose submission fails can be used again.
 */
export async function saveSubmission(
  services: Services,
  call: SubmissionCall,
): Promise<Result<{ readonly form: PublishedForm }, SubmissionRefusal>> {
  const now = services.now();
  const { siteId, visitor, body } = call;
  const { formId } = body;
  const key = { siteId, visitor, key: body.key, formId, now };
  if (!(await canUseFormKey(services.db, key))) return refuse('form-key-invalid');
  if (body.elapsed !== undefined && body.elapsed < MIN_FILL_MS) return refuse('form-key-invalid');
  const place = { documentId: body.collectionId, formId, isDraft: call.isDraft };
  const form = await findPublishedForm(services.db, siteId, place);
  if (form === null) return refuse('form-not-configured');
  // A program fell into the trap: it is told that all went well, and nothing is kept.
  if ((body[TRAP_NAME] ?? '') !== '') return ok({ form });
  if (call.values === null) return refuse('form-unreadable');
  const checked = checkAnswers(form.fields, call.values);
  if (!checked.ok) return refuse('form-invalid', checked.error);
  if (form.data.captcha && call.hasWaited !== true) {
    const question = { siteId, formId, answer: body.captchaKey, address: call.address };
    const verdict = await captchaVerifierOf(form.captchaSiteKey)(services, question);
    if (verdict === 'failed') return refuse('form-captcha-needed');
    if (verdict === 'unavailable') return refuse('form-captcha-unavailable');
  }
  return allOrNothing(services, async (trx) => {
    if (!(await spendFormKey(trx, key))) return refuse('form-key-invalid');
    if (!(await countSending(trx, services, { siteId, formId, address: call.address })))
      return refuse('form-rate-limited');
    const answers = keptAnswers(form.fields, checked.value);
    const submissionId = createId(now);
    const fields = answeredFields(form);
    if (form.data.keepSubmissions) {
      await trx
        .insertInto('form_submissions')
        .values({
          site_id: siteId,
          id: submissionId,
          form_id: form.formId,
          form_name: form.data.name,
          document_id: form.documentId,
          fields: JSON.stringify(fields),
          answers: JSON.stringify(answers),
          search_text: fields
            .map((field) => summarizeValue(field.kind, answers[field.id]))
            .join('\n')
            .toLowerCase(),
          page_title: clean(body.pageTitle),
          page_path: clean(body.pagePath),
          page_id: clean(body.pageId),
          content_source: body.contentSource,
          page_permission_type_value: body.pagePermissionTypeValue,
          is_overlay_form: body.isOverlayForm,
          submit_button_text: clean(body.submitButtonText),
          created_at: new Date(now),
          read_at: null,
        })
        .execute();
    }
    if (form.data.notifyEmail.trim() !== '') {
      const mail = submissionMail(services.config, {
        siteId,
        identifier: call.identifier,
        form,
        answers,
        submissionId: form.data.keepSubmissions ? submissionId : null,
        pageTitle: clean(body.pageTitle),
        pagePath: clean(body.pagePath),
      });
      await services.mail.send(mail, trx);
    }
    if (form.data.mailingList !== null) {
      const isSignedUp = await signUp(trx, services, call, form, checked.value);
      const isKept = form.data.keepSubmissions || form.data.notifyEmail.trim() !== '';
      if (!isSignedUp && !isKept) return refuse('form-not-configured');
    }
    return ok({ form });
  });
}

function answeredFields(form: PublishedForm): readonly SubmittedField[] {
  return form.fields
    .filter((field) => FIELD_KIND_ROOMS[field.kind].shape !== 'none')
    .map(({ id, kind, title }) => ({ id, kind, title }));
}

function clean(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').toWellFormed();
}
