import type { Words } from '#messages/message.ts';
import { forms } from '#messages/en/forms.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FieldValue, FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { hasValueShape } from '#domain/forms/has-value-shape.ts';
import { withAllParts } from '#domain/forms/read-field-value.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { validateFields } from '#domain/forms/validate-field.ts';
import { fail, ok, type Result } from '#lib/result.ts';

/**
 * Validates the input against the stored form, with the validators of the browser (FORM-68). Answers to unknown fields
 * are dropped; errors are keyed by field id (FORM-83).
 */
export function checkAnswers(
  fields: readonly PublishedField[],
  given: Readonly<Record<string, unknown>>,
): Result<FormValues, Readonly<Record<string, Words>>> {
  const values: Record<string, FieldValue> = {};
  const errors: Record<string, Words> = {};
  for (const field of fields) {
    if (FIELD_KIND_RULES[field.kind].shape === 'none') continue;
    const sent = Object.hasOwn(given, field.id) ? given[field.id] : undefined;
    const value = isTextList(sent) ? withAllParts(field.kind, sent) : sent;
    if (value === undefined) values[field.id] = emptyValue(field);
    else if (hasValueShape(field.kind, value)) values[field.id] = cleanValue(value);
    else errors[field.id] = forms.unreadable;
  }
  const checked = {
    ...validateFields(
      fields.filter((field) => !(field.id in errors)),
      values,
    ),
    ...errors,
  };
  return Object.keys(checked).length > 0 ? fail(checked) : ok(values);
}

/** The answers as they are stored: a password is a secret of the visitor's and is not (FBLD-44). */
export function storedAnswers(fields: readonly PublishedField[], values: FormValues): FormValues {
  const secret = new Set(fields.filter((field) => field.kind === 'password').map((field) => field.id));
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      secret.has(id) && value !== '' ? MASKED_PASSWORD : value,
    ]),
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function emptyValue(field: PublishedField): FieldValue {
  const { shape, parts } = FIELD_KIND_RULES[field.kind];
  if (shape === 'text') return '';
  if (shape === 'parts') return parts.map(() => '');
  return shape === 'ticked' ? [] : {};
}

/** Without control characters other than tab and line breaks: no reader needs them, and the database refuses one. */
function cleanValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return (value as readonly string[]).map(cleanText);
  return Object.fromEntries(
    Object.entries(value).map(([statement, answer]) => [cleanText(statement), answer]),
  );
}

function cleanText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').toWellFormed();
}
