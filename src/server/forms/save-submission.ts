import type { FormValues } from '#domain/forms/field-value.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { captchaVerifierOf } from './captcha/verify-captcha.ts';
import { keptAnswers } from './check-answers.ts';
import { checkCall, refuse, type SubmissionRefusal } from './check-call.ts';
import { findForm, findKeptForm, type FoundForm, type PublishedForm } from './find-published-form.ts';
import { isFormKeyUsed, readFormKey, type FormKey } from './form-key.ts';
import { mailSubmission } from './mail-submission.ts';
import { signUp } from './sign-up.ts';
import { hasRoomForSending } from './site-sendings.ts';
import type { SubmissionCall } from './submission-call.ts';
import { submissionRow } from './submission-row.ts';
import { REFUSED_AS, takeSending } from './take-sending.ts';

type Saved = Result<{ readonly form: PublishedForm }, SubmissionRefusal>;

/**
 * Takes a submission (FORM-57, FORM-65 to FORM-69): checks its key, every field, then its captcha; uses the key up,
 * counts, stores and queues the owner's mail in one transaction. A key whose submission fails can be used again.
 */
export async function saveSubmission(services: Services, call: SubmissionCall): Promise<Saved> {
  const { siteId, visitor, isDraft, body } = call;
  const { formId } = body;
  const key = readFormKey(services, { siteId, visitor, formId }, body.key);
  if (key === null) return refuse('form-key-invalid');
  const place = { documentId: body.collectionId, formId, isDraft };
  // Nearly always a form is as it was the last time. What stands in the way is told by what it is now.
  let saved: Saved | null = null;
  for (let isKept = true; saved === null; isKept = false) {
    const found = await (isKept ? findKeptForm : findForm)(services, siteId, place);
    saved = await decide(services, call, key, found, isKept);
  }
  return saved;
}

/** Null where the form was kept and may have been published anew since. */
async function decide(
  services: Services,
  call: SubmissionCall,
  key: FormKey,
  { form: found, revision }: FoundForm,
  isKept: boolean,
): Promise<Saved | null> {
  const { siteId } = call;
  const checked = checkCall(found, call);
  const asksCaptcha = checked.ok && checked.value.form.data.captcha && call.hasWaited !== true;
  const isPlain = checked.ok && checked.value.answers !== null && !asksCaptcha;
  if (!isPlain && isKept) return null;
  // Who has used the key learns nothing else. Where nothing else stands in the way, using it up tells.
  if (!isPlain && (await isFormKeyUsed(services.db, siteId, key))) return refuse('form-key-invalid');
  if (!checked.ok) return checked;
  const { form, answers } = checked.value;
  if (answers === null) return ok({ form });
  if (asksCaptcha) {
    const { formId, captchaKey } = call.body;
    const question = { siteId, formId, answer: captchaKey, address: call.address };
    const verdict = await captchaVerifierOf(form.captchaSiteKey)(services, question);
    if (verdict === 'failed') return refuse('form-captcha-needed');
    if (verdict === 'unavailable') return refuse('form-captcha-unavailable');
  }
  if (!(await hasRoomForSending(services, siteId))) return refuse('form-rate-limited');
  const kept = await keep(services, call, key, { form, answers }, isKept ? revision : null);
  if (kept.ok) return ok({ form });
  return kept.error === null ? null : fail(kept.error);
}

/** Uses the key up for the answers; fails with null where the site does not have this revision any more. */
async function keep(
  services: Services,
  call: SubmissionCall,
  key: FormKey,
  { form, answers: given }: { readonly form: PublishedForm; readonly answers: FormValues },
  revision: number | null,
): Promise<Result<null, SubmissionRefusal | null>> {
  const { siteId, address } = call;
  const { keepSubmissions, mailingList } = form.data;
  const tellsOwner = form.data.notifyEmail.trim() !== '';
  const now = services.now();
  const answers = keptAnswers(form.fields, given);
  const row = submissionRow(call, { id: createId(now), form, answers, now });
  const take = async (db: Db): Promise<Result<null, SubmissionRefusal | null>> => {
    const sending = { siteId, formId: form.formId, address, key };
    const outcome = await takeSending(db, services, sending, keepSubmissions ? row : null, revision);
    if (outcome === 'taken') return ok(null);
    return outcome === 'revised' ? fail(null) : refuse(REFUSED_AS[outcome]);
  };
  if (!tellsOwner && mailingList === null) return take(services.db);
  return allOrNothing(services, async (trx) => {
    const taken = await take(trx);
    if (!taken.ok) return taken;
    if (tellsOwner) {
      const facts = {
        siteId,
        identifier: call.identifier,
        form,
        answers,
        submissionId: keepSubmissions ? row.id : null,
        pageTitle: row.page_title,
        pagePath: row.page_path,
      };
      await mailSubmission(services, facts, trx);
    }
    if (mailingList !== null) {
      const isSignedUp = await signUp(trx, services, call, form, given);
      if (!isSignedUp && !keepSubmissions && !tellsOwner) return refuse('form-not-configured');
    }
    return taken;
  });
}
