import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newFields } from '#messages/en/new-fields.ts';
import { newContent } from '#messages/en/new-content.ts';
import type { FormField, PublishedField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { publishedFields, type FormFlags } from '#domain/forms/published-fields.ts';
import type { FormData } from './schema.ts';

const CONSENT_ID = 'consent';

/**
 * All inputs of a form: its fields, and the consent of its disclaimer as a required checkbox (FBLD-76). Page and server
 * use the same function, so that they validate the same fields.
 */
export function formFieldsOf(
  formId: string,
  data: FormData,
  flags: FormFlags = {},
  translate: Translate = translateEnglish,
): readonly PublishedField[] {
  const consent = data.needsConsent ? [consentField(data.consentText, translate)] : [];
  return publishedFields(
    formId,
    [...askedFields(data).filter((field) => field.id !== CONSENT_ID), ...consent],
    flags,
  );
}

/** Whoever asks for their data has to say who they are (CRM-28). */
function askedFields({ purpose, fields }: FormData): readonly FormField[] {
  if (purpose === 'answers') return fields;
  const email = fields.find(({ kind }) => kind === 'email');
  return fields.map((field) => (field === email ? { ...field, required: true } : field));
}

export function isConsentField(formId: string, field: Pick<PublishedField, 'id'>): boolean {
  return field.id === `${formId}-${CONSENT_ID}`;
}

function consentField(text: string, translate: Translate) {
  const label = text.trim() === '' ? translate(newContent.consent) : text.trim();
  return {
    ...newField('checkbox', CONSENT_ID),
    title: translate(newFields.consent),
    required: true,
    options: [label],
  };
}
