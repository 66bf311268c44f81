import { translateEnglish, type Translate } from '#messages/translator.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FieldValue } from './field-value.ts';
import type { FieldKind } from './form-field.ts';
import { likertLabel } from './likert-scale.ts';

/** Shown instead of a password; the password itself is not stored (FBLD-43, FBLD-44). */
export const MASKED_PASSWORD = '••••••••';

/**
 * A value in one text, as notifications, lists and spreadsheets show it (FORM-21); empty parts are left out.
 * @param translate says the steps of a survey
 */
export function summarizeValue(
  kind: FieldKind,
  value: FieldValue | undefined,
  translate: Translate = translateEnglish,
): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joinParts(kind, value);
  return Object.entries(value)
    .map(([statement, answer]) => `${statement}: ${likertLabel(answer, translate)}`)
    .join('\n');
}

/** The parts of a composite value with their names, in order (FORM-21); null for other kinds. */
export function namedParts(
  kind: FieldKind,
  value: FieldValue | undefined,
): readonly { readonly name: string; readonly value: string }[] | null {
  const { parts, shape } = FIELD_KIND_RULES[kind];
  if (shape !== 'parts' || !Array.isArray(value)) return null;
  return parts.map((name, index) => ({ name, value: String(value[index] ?? '') }));
}

function joinParts(kind: FieldKind, parts: readonly string[]): string {
  const filled = parts.map((part) => part.trim());
  const has = (...indexes: readonly number[]) => indexes.some((index) => (filled[index] ?? '') !== '');
  if (kind === 'date') return has(0, 1, 2) ? filled.join('/') : '';
  if (kind === 'time') {
    const clock = filled
      .slice(0, 3)
      .filter((part) => part !== '')
      .join(':');
    if (clock === '') return '';
    return [clock, filled[3] ?? ''].filter((part) => part !== '').join(' ');
  }
  const separator = kind === 'name' || kind === 'phone' ? ' ' : ', ';
  return filled.filter((part) => part !== '').join(separator);
}
