import { createId } from '#lib/id.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { captchaVerifierOf } from './captcha/verify-captcha.ts';
import { keptAnswers } from './check-answers.ts';
import { checkCall, refuse, type SubmissionRefusal } from './check-call.ts';
import { findPublishedForm, type PublishedForm } from './find-published-form.ts';
import { isFormKeyUsed, readFormKey } from './form-key.ts';
import { signUp } from './sign-up.ts';
import type { SubmissionCall } from './submission-call.ts';
import { submissionMail } from './submission-mail.tsx';
import { submissionRow } from './submission-row.ts';
import { REFUSED_AS, takeSending } from './take-sending.ts';

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
  const key = readFormKey(services, { siteId, visitor, formId }, body.key);
  if (key === null) return refuse('form-key-invalid');
  const place = { documentId: body.collectionId, formId, isDraft: call.isDraft };
  const checked = checkCall(await findPublishedForm(services, siteId, place), call);
  const asksCaptcha = checked.ok && checked.value.form.data.captcha && call.hasWaited !== true;
  const isPlain = checked.ok && checked.value.answers !== null && !asksCaptcha;
  // Who has used the key learns nothing else. Where nothing else stands in the way, using it up tells.
  if (!isPlain && (await isFormKeyUsed(services.db, siteId, key))) return refuse('form-key-invalid');
  if (!checked.ok) return checked;
  const { form, answers: given } = checked.value;
  if (given === null) return ok({ form });
  if (asksCaptcha) {
    const question = { siteId, formId, answer: body.captchaKey, address: call.address };
    const verdict = await captchaVerifierOf(form.captchaSiteKey)(services, question);
    if (verdict === 'failed') return refuse('form-captcha-needed');
    if (verdict === 'unavailable') return refuse('form-captcha-unavailable');
  }
  const { keepSubmissions, mailingList } = form.data;
  const tellsOwner = form.data.notifyEmail.trim() !== '';
  const answers = keptAnswers(form.fields, given);
  const row = submissionRow(call, { id: createId(now), form, answers, now });
  const take = async (db: Db): Promise<Result<{ readonly form: PublishedForm }, SubmissionRefusal>> => {
    const sending = { siteId, formId, address: call.address, key };
    const outcome = await takeSending(db, services, sending, keepSubmissions ? row : null);
    return outcome === 'taken' ? ok({ form }) : refuse(REFUSED_AS[outcome]);
  };
  if (!tellsOwner && mailingList === null) return take(services.db);
  return allOrNothing(services, async (trx) => {
    const taken = await take(trx);
    if (!taken.ok) return taken;
    if (tellsOwner) {
      const mail = submissionMail(services.config, {
        siteId,
        identifier: call.identifier,
        form,
        answers,
        submissionId: keepSubmissions ? row.id : null,
        pageTitle: row.page_title,
        pagePath: row.page_path,
      });
      await services.mail.send(mail, trx);
    }
    if (mailingList !== null) {
      const isSignedUp = await signUp(trx, services, call, form, given);
      if (!isSignedUp && !keepSubmissions && !tellsOwner) return refuse('form-not-configured');
    }
    return taken;
  });
}
