import type { Transaction } from 'kysely';
import { cutText } from '#lib/cut-text.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { subscribe } from '#server/mailing-lists/subscribe.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PublishedForm } from './find-published-form.ts';
import type { SubmissionCall } from './submission-call.ts';

/**
 * Subscribes the email address that was entered to the form's mailing list (FBLD-61, EDIT-115), with the name that was
 * entered. False where the list does not exist (any more).
 */
export async function signUp(
  trx: Transaction<Database>,
  services: Services,
  call: SubmissionCall,
  form: PublishedForm,
  values: FormValues,
): Promise<boolean> {
  const { mailingList, disclaimer, needsConsent, consentText } = form.data;
  const email = textOf(form, values, 'email');
  if (mailingList === null || email === '') return true;
  const name = form.fields.find((field) => field.kind === 'name');
  const parts = name === undefined ? undefined : values[name.id];
  const nameParts = Array.isArray(parts) ? (parts as readonly string[]) : [];
  const partOf = (part: string): string =>
    cutText((nameParts[FIELD_KIND_RULES.name.parts.indexOf(part)] ?? '').trim(), 100);
  const signedUp = await subscribe(trx, services, {
    siteId: call.siteId,
    mailingList,
    person: { email, firstName: partOf('First'), lastName: partOf('Last') },
    formId: form.formId,
    pagePath: call.body.pagePath,
    wording: [plainTextOf(disclaimer), needsConsent ? consentText : ''].filter(Boolean).join('\n'),
    networkAddress: call.address,
  });
  return signedUp !== null;
}

function textOf(form: PublishedForm, values: FormValues, kind: 'email'): string {
  const field = form.fields.find((each) => each.kind === kind);
  const value = field === undefined ? '' : values[field.id];
  return typeof value === 'string' ? value.trim() : '';
}
