import type { SiteId } from '#domain/documents/record.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { askForData } from '#server/data-requests/ask-for-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { captchaVerifierOf } from './captcha/verify-captcha.ts';
import { storedAnswers } from './check-answers.ts';
import { checkCall, refuse, type SubmissionRefusal } from './check-call.ts';
import { findForm, findCachedForm, type FoundForm, type PublishedForm } from './find-published-form.ts';
import { isFormKeyUsed, readFormKey, type FormKey } from './form-key.ts';
import { mailSubmission } from './mail-submission.ts';
import { personOfAnswers } from './person-of-answers.ts';
import { signUp } from './sign-up.ts';
import { hasRoomForSending } from './site-sendings.ts';
import type { SubmissionCall } from './submission-call.ts';
import { submissionReceived } from './submission-received.ts';
import { answeredFields, submissionRow } from './submission-row.ts';
import { REFUSED_AS, acceptSending } from './accept-sending.ts';

type Saved = Result<{ readonly form: PublishedForm }, SubmissionRefusal>;

/**
 * Accepts a submission (FORM-57, FORM-65 to FORM-69): checks its key, every field, then its captcha; uses the key up,
 * counts, stores and records that the owner is to be told in one transaction. A key whose submission fails can be used again.
 */
export async function saveSubmission(services: Services, call: SubmissionCall): Promise<Saved> {
  const { siteId, visitor, isDraft, body } = call;
  const { formId } = body;
  const key = readFormKey(services, { siteId, visitor, formId }, body.key);
  if (key === null) return refuse('form-key-invalid');
  const address = { documentId: body.collectionId, formId, isDraft };
  // Forms seldom change, so the cached one is tried first. A refusal is only final with the current one.
  let saved: Saved | null = null;
  for (let isCached = true; saved === null; isCached = false) {
    const found = await (isCached ? findCachedForm : findForm)(services, siteId, address);
    saved = await check(services, call, key, found, isCached);
  }
  return saved;
}

/** Checks the call and stores it; null where the form was cached and may have been published again since. */
async function check(
  services: Services,
  call: SubmissionCall,
  key: FormKey,
  { form: found, revision }: FoundForm,
  isCached: boolean,
): Promise<Saved | null> {
  const { siteId } = call;
  if (found !== null && !found.isForAll && (await call.isHidden(found))) {
    return isCached ? null : refuse('form-not-configured');
  }
  const checked = checkCall(found, call);
  const asksCaptcha = checked.ok && checked.value.form.data.captcha && call.hasWaited !== true;
  const isPlain = checked.ok && checked.value.answers !== null && !asksCaptcha;
  if (!isPlain && isCached) return null;
  // A used key is reported before any other error. Without another error, storing detects that it was used.
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
  const stored = await store(services, call, key, { form, answers }, isCached ? revision : null);
  if (stored.ok) return ok({ form });
  return stored.error === null ? null : fail(stored.error);
}

/** Uses the key up and stores the answers; fails with null where the site does not have this revision any more. */
async function store(
  services: Services,
  call: SubmissionCall,
  key: FormKey,
  { form, answers: given }: { readonly form: PublishedForm; readonly answers: FormValues },
  revision: number | null,
): Promise<Result<null, SubmissionRefusal | null>> {
  const { siteId, address } = call;
  const { keepSubmissions, mailingList, purpose } = form.data;
  const tellsOwner = form.data.notifyEmail.trim() !== '';
  const now = services.now();
  const answers = storedAnswers(form.fields, given);
  const row = submissionRow(call, { id: createId(now), form, answers, now });
  const accept = async (db: Db): Promise<Result<null, SubmissionRefusal | null>> => {
    const sending = { siteId, formId: form.formId, address, key };
    const outcome = await acceptSending(db, services, sending, keepSubmissions ? row : null, revision);
    if (outcome === 'accepted') return ok(null);
    return outcome === 'revised' ? fail(null) : refuse(REFUSED_AS[outcome]);
  };
  const person = personOfAnswers(answeredFields(form), answers);
  const isRequest = purpose !== 'answers';
  if (isRequest && person === null) return refuse('form-not-configured');
  if (!tellsOwner && mailingList === null && person === null) return accept(services.db);
  // Whoever asks for their data alone is nobody the site deals with until the address is confirmed.
  const isContact = !isRequest || keepSubmissions || tellsOwner || mailingList !== null;
  return allOrNothing(services, async (trx) => {
    const accepted = await accept(trx);
    if (!accepted.ok) return accepted;
    if (purpose !== 'answers' && person !== null) {
      const asked = {
        siteId,
        kind: purpose,
        email: person.email,
        askedIn: 'form',
        network: address,
      } as const;
      if ((await askForData(trx, services, asked)) !== null) return refuse('form-rate-limited');
    }
    if (person !== null && isContact) await touchContact(trx, siteId, { ...person, source: 'form' }, now);
    if (tellsOwner) {
      if (keepSubmissions) {
        const params = { documentId: form.documentId, formId: form.formId, isDraft: call.isDraft };
        const received = { siteId, subject: row.id, params, at: new Date(now) };
        await recordEvents(trx, submissionReceived, [received]);
      } else {
        // These answers are stored nowhere else, and events must not contain personal texts.
        await mailSubmission(services, unkeptFacts(siteId, form, row, answers), trx);
      }
    }
    if (mailingList !== null) {
      const isSignedUp = await signUp(trx, services, call, form, given);
      if (!isSignedUp && !keepSubmissions && !tellsOwner) return refuse('form-not-configured');
    }
    return accepted;
  });
}

function unkeptFacts(
  siteId: SiteId,
  form: PublishedForm,
  row: ReturnType<typeof submissionRow>,
  answers: FormValues,
): Parameters<typeof mailSubmission>[1] {
  return {
    siteId,
    to: form.data.notifyEmail,
    formName: form.data.name,
    fields: answeredFields(form),
    answers,
    submissionId: null,
    pageTitle: row.page_title,
    pagePath: row.page_path,
  };
}
