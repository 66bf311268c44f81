import type { PublishedField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { publishedFields, type FormFlags } from '#domain/forms/published-fields.ts';
import type { FormData } from './schema.ts';

const CONSENT_ID = 'consent';

/**
 * Everything a visitor answers in a form: its fields, and the consent of its disclaimer as a required checkbox
 * (FBLD-76). Page and server ask the same function, so that they check the same things.
 */
export function formFieldsOf(
  formId: string,
  data: FormData,
  flags: FormFlags = {},
): readonly PublishedField[] {
  const consent = data.needsConsent ? [consentField(data.consentText)] : [];
  return publishedFields(
    formId,
    [...data.fields.filter((field) => field.id !== CONSENT_ID), ...consent],
    flags,
  );
}

export function isConsentField(formId: string, field: Pick<PublishedField, 'id'>): boolean {
  return field.id === `${formId}-${CONSENT_ID}`;
}

function consentField(text: string) {
  const label = text.trim() === '' ? 'I agree' : text.trim();
  return { ...newField('checkbox', CONSENT_ID), title: 'Consent', required: true, options: [label] };
}
