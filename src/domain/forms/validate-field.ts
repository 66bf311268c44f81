import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { exceedsMaximum } from './count-characters.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FieldValue } from './field-value.ts';
import type { PublishedField } from './form-field.ts';

/**
 * The settings of a field that validation needs; the browser reads them from the markup, the server from the stored
 * form.
 */
export type ValidatedField = Pick<
  PublishedField,
  'id' | 'kind' | 'title' | 'required' | 'maxLength' | 'options'
>;

/**
 * What is wrong with a field's value, or null: required fields first (FORM-37), then the maximum length (FORM-28 to
 * FORM-31), then the rule of the kind (FORM-32 to FORM-38). An empty optional field always passes.
 * The value has the shape of its kind; see `has-value-shape.ts`.
 */
export function validateField(field: ValidatedField, value: FieldValue): Words | null {
  const rules = FIELD_KIND_RULES[field.kind];
  if (rules.shape === 'none') return null;
  if (isUnanswered(field, value)) return field.required ? fill(forms.required, { title: field.title }) : null;
  if (field.kind === 'likert' && field.required && !isFullyAnswered(field, value)) {
    return fill(forms.required, { title: field.title });
  }
  if (typeof value === 'string' && exceedsMaximum(value, field.maxLength)) return forms.tooLong;
  return rules.check(value, field);
}

/** Every failing field with its message, in the order of the fields (FORM-24); empty when all pass. */
export function validateFields(
  fields: readonly ValidatedField[],
  values: Readonly<Record<string, FieldValue>>,
): Readonly<Record<string, Words>> {
  const errors: Record<string, Words> = {};
  for (const field of fields) {
    const message = validateField(field, values[field.id] ?? '');
    if (message !== null) errors[field.id] = message;
  }
  return errors;
}

/** A time without digits is empty, although its AM or PM is always set. */
function isUnanswered(field: ValidatedField, value: FieldValue): boolean {
  return isEmptyValue(field.kind === 'time' && Array.isArray(value) ? value.slice(0, 3) : value);
}

/** Whether nothing was entered: spaces alone are nothing; a composite value is empty when all its parts are (FORM-37). */
export function isEmptyValue(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every((part: string) => part.trim() === '');
  return Object.keys(value).length === 0;
}

function isFullyAnswered(field: ValidatedField, value: FieldValue): boolean {
  return field.options.every((statement) => typeof value === 'object' && Object.hasOwn(value, statement));
}
