import { sql } from 'kysely';
import type { SaveFormSubmissionBody, SubmittedField } from '#contract/forms.ts';
import { TRAP_NAME, MIN_FILL_MS } from '#domain/forms/save-form-request.ts';
import { FIELD_KIND_ROOMS } from '#domain/forms/field-kinds.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { checkAnswers, keptAnswers } from './check-answers.ts';
import { MAX_SENDINGS_OF_SITE, MAX_SENDINGS_OF_VISITOR, SENDING_WINDOW_MS } from './form-limits.ts';
import { findPublishedForm, type PublishedForm } from './find-published-form.ts';
import { hashAddress } from './hash-secret.ts';
import { useFormKey } from './issue-form-key.ts';
import { submissionMail } from './submission-mail.tsx';

export interface SubmissionCall {
  readonly siteId: SiteId;
  readonly identifier: string;
  /** The crumb the key was asked for with. */
  readonly visitor: string;
  /** The network address of the visitor. */
  readonly address: string;
  /** Whether the sender sees drafts. */
  readonly isDraft: boolean;
  readonly body: Omit<SaveFormSubmissionBody, 'form'>;
  /** The values by field id; null where they could not be read. */
  readonly values: Readonly<Record<string, unknown>> | null;
}

export interface SubmissionRefusal {
  readonly code: Extract<
    ErrorCode,
    'form-key-invalid' | 'form-not-configured' | 'form-rate-limited' | 'form-invalid' | 'form-unreadable'
  >;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>> | null;
}

const refuse = (code: SubmissionRefusal['code'], errors: SubmissionRefusal['errors'] = null) =>
  fail({ code, errors });

/**
 * Takes a submission (FORM-57, FORM-65 to FORM-69): uses its key up, counts it, checks every field, then stores it and
 * queues the owner's mail in one transaction. A used key stays used when the submission is refused.
 */
export async function saveSubmission(
  services: Services,
  call: SubmissionCall,
): Promise<Result<{ readonly form: PublishedForm }, SubmissionRefusal>> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const { siteId, visitor, body } = call;
    if (!(await useFormKey(trx, { siteId, visitor, key: body.key, now }))) return refuse('form-key-invalid');
    if (body.elapsed !== undefined && body.elapsed < MIN_FILL_MS) return refuse('form-key-invalid');
    const place = { documentId: body.collectionId, formId: body.formId, isDraft: call.isDraft };
    const form = await findPublishedForm(trx, siteId, place);
    if (form === null) return refuse('form-not-configured');
    // A program fell into the trap: it is told that all went well, and nothing is kept.
    if ((body[TRAP_NAME] ?? '') !== '') return ok({ form });
    if (call.values === null) return refuse('form-unreadable');
    const checked = checkAnswers(form.fields, call.values);
    if (!checked.ok) return refuse('form-invalid', checked.error);
    if (!(await countSending(trx, services, call, now))) return refuse('form-rate-limited');
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
    return ok({ form });
  });
}

function answeredFields(form: PublishedForm): readonly SubmittedField[] {
  return form.fields
    .filter((field) => FIELD_KIND_ROOMS[field.kind].shape !== 'none')
    .map(({ id, kind, title }) => ({ id, kind, title }));
}

/** Counts a submission and tells whether it may pass; those of one visitor at once wait for each other. */
async function countSending(
  trx: Db,
  services: Services,
  { siteId, body, address }: SubmissionCall,
  now: number,
): Promise<boolean> {
  const addressHash = hashAddress(services, address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId}${addressHash.toString('hex')}`}, 0))`.execute(
    trx,
  );
  const windowStart = new Date(now - SENDING_WINDOW_MS);
  await trx
    .deleteFrom('form_sendings')
    .where('site_id', '=', siteId)
    .where('sent_at', '<=', windowStart)
    .execute();
  const counts = await trx
    .selectFrom('form_sendings')
    .select([
      sql<number>`count(*)::int`.as('ofSite'),
      sql<number>`(count(*) filter (where form_id = ${body.formId} and address_hash = ${addressHash}))::int`.as(
        'ofVisitor',
      ),
    ])
    .where('site_id', '=', siteId)
    .where('sent_at', '>', windowStart)
    .executeTakeFirstOrThrow();
  if (counts.ofVisitor >= MAX_SENDINGS_OF_VISITOR || counts.ofSite >= MAX_SENDINGS_OF_SITE) return false;
  await trx
    .insertInto('form_sendings')
    .values({
      site_id: siteId,
      id: createId(now),
      form_id: body.formId,
      address_hash: addressHash,
      sent_at: new Date(now),
    })
    .execute();
  return true;
}

function clean(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').toWellFormed();
}
