import type { FieldValue, FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { hasValueShape } from '#domain/forms/has-value-shape.ts';
import { readFieldValue } from '#domain/forms/read-field-value.ts';
import { MASKED_PASSWORD, summarizeValue } from '#domain/forms/summarize-value.ts';
import { isEmptyValue, validateField } from '#domain/forms/validate-field.ts';
import { MAX_ORDER_FIELD_LENGTH } from '#domain/orders/order-field.ts';
import { forms } from '#messages/en/forms.ts';
import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import type { ShopVisit } from './shop-visit.ts';

/** What was posted for fields of a form, by the names of their controls. */
export function readFormAnswers(
  { entries }: Pick<ShopVisit, 'entries'>,
  fields: readonly PublishedField[],
): FormValues {
  const posted = entries.map(([name, text]) => [name, cleanText(text)] as const);
  return Object.fromEntries(
    fields.flatMap((field) => {
      // A statement that was not answered is sent as an empty text.
      const own = field.kind === 'likert' ? posted.filter(([, text]) => text !== '') : posted;
      const value = readFieldValue(field.kind, field.id, own);
      return value === undefined || !hasValueShape(field.kind, value) ? [] : [[field.id, value] as const];
    }),
  );
}

/** What is wrong with them, as in forms, by the names of the controls (ORD-22, ORD-25). */
export function formProblems(
  fields: readonly PublishedField[],
  values: FormValues,
): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id] ?? '';
      const isLong = summarizeValue(field.kind, value).length > MAX_ORDER_FIELD_LENGTH;
      const problem = validateField(field, value) ?? (isLong ? forms.tooLong : null);
      return problem === null ? [] : [[field.id, problem] as const];
    }),
  );
}

/** An answer in words; empty where none was given. Passwords are secrets of the buyer’s (FBLD-44). */
export function answerText(
  { kind }: PublishedField,
  value: FieldValue | undefined,
  translate: Translate,
): string {
  if (value === undefined || isEmptyValue(value)) return '';
  return kind === 'password' ? MASKED_PASSWORD : summarizeValue(kind, value, translate);
}

/** Without control characters other than tab and line breaks, which the database refuses. */
function cleanText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').toWellFormed();
}
