import { assertNever } from '#lib/invariant.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FieldValue } from './field-value.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS, type FieldKind } from './form-field.ts';

/**
 * Whether an unknown value can be a field's answer at all: the shape of its kind (FORM-22) within size limits. The
 * server checks it before validating.
 */
export function hasValueShape(kind: FieldKind, value: unknown): value is FieldValue {
  const rules = FIELD_KIND_RULES[kind];
  switch (rules.shape) {
    case 'none':
      return false;
    case 'text':
      return isAnswerText(value);
    case 'ticked':
      return Array.isArray(value) && value.length <= MAX_OPTIONS && value.every(isAnswerText);
    case 'parts':
      return Array.isArray(value) && value.length === rules.parts.length && value.every(isAnswerText);
    case 'scale':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= MAX_OPTIONS &&
        Object.values(value).every((answer) => typeof answer === 'number')
      );
    default:
      return assertNever(rules.shape);
  }
}

function isAnswerText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ANSWER_LENGTH;
}
