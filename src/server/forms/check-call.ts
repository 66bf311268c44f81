import type { Words } from '#messages/message.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { MIN_FILL_MS, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { checkAnswers } from './check-answers.ts';
import type { PublishedForm } from './find-published-form.ts';
import type { SubmissionCall } from './submission-call.ts';

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
  readonly errors: Readonly<Record<string, Words>> | null;
}

/** A call that can be answered with success. */
interface CheckedCall {
  readonly form: PublishedForm;
  /** Null where a bot filled in the hidden trap field: it is answered with success, and nothing is stored. */
  readonly answers: FormValues | null;
}

export function refuse(
  code: SubmissionRefusal['code'],
  errors: SubmissionRefusal['errors'] = null,
): Result<never, SubmissionRefusal> {
  return fail({ code, errors });
}

/** Checks a submission without database or provider: time, trap and every field. `form` is null where there is none. */
export function checkCall(
  form: PublishedForm | null,
  { body, values }: SubmissionCall,
): Result<CheckedCall, SubmissionRefusal> {
  if (body.elapsed !== undefined && body.elapsed < MIN_FILL_MS) return refuse('form-key-invalid');
  if (form === null) return refuse('form-not-configured');
  if ((body[TRAP_NAME] ?? '') !== '') return ok({ form, answers: null });
  if (values === null) return refuse('form-unreadable');
  const checked = checkAnswers(form.fields, values);
  return checked.ok ? ok({ form, answers: checked.value }) : refuse('form-invalid', checked.error);
}
