import { readMaximum } from '#domain/forms/count-characters.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import { kindOfClasses, readFieldValue } from '#domain/forms/read-field-value.ts';
import type { ValidatedField } from '#domain/forms/validate-field.ts';

/** The fields of a form as read from its markup (FORM-01 to FORM-07): all that take part in the submission. */
export function fieldsOfMarkup(form: HTMLFormElement): readonly ValidatedField[] {
  return [...form.querySelectorAll<HTMLElement>('.form-item.field')]
    .map(fieldOf)
    .filter((field) => FIELD_KIND_RULES[field.kind].shape !== 'none');
}

/** The values of a form by field id, or null where they cannot be read (FORM-10, FORM-23). */
export function valuesOfMarkup(
  form: HTMLFormElement,
  fields: readonly ValidatedField[],
): Readonly<Record<string, FieldValue>> | null {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = readFieldValue(field.kind, field.id, entries);
    if (value === undefined || isBroken(value)) return null;
    values[field.id] = value;
  }
  return values;
}

function fieldOf(wrapper: HTMLElement): ValidatedField {
  const named = FIELD_KINDS.find((kind) => kind === wrapper.dataset['kind']);
  return {
    id: wrapper.id,
    kind: named ?? kindOfClasses(wrapper.classList),
    title: wrapper.querySelector('.title-text')?.textContent ?? '',
    required: wrapper.classList.contains('required'),
    maxLength: readMaximum(wrapper.dataset['maxLength']),
    options: optionsOf(wrapper),
  };
}

function optionsOf(wrapper: HTMLElement): readonly string[] {
  const statements = wrapper.querySelectorAll<HTMLElement>('[data-statement]');
  if (statements.length > 0) return [...statements].map((row) => row.dataset['statement'] ?? '');
  return [
    ...wrapper.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      '[type=radio], [type=checkbox], option',
    ),
  ].map((option) => option.value);
}

/** An invalid number on the likert scale. */
function isBroken(value: FieldValue): boolean {
  return typeof value === 'object' && Object.values(value).some((part) => Number.isNaN(part));
}
