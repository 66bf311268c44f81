import { createId } from '#lib/id.ts';
import { fieldKinds } from '#messages/en/interface/field-kinds.ts';
import { translateEnglish } from '#messages/translator.ts';
import { FIELD_KIND_LABELS } from './field-kind-labels.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FieldKind, FormField } from './form-field.ts';

/** A new field of a kind with something sensible in every setting the kind has. */
export function newField(kind: FieldKind, id: string = createId()): FormField {
  const rules = FIELD_KIND_RULES[kind];
  return {
    id,
    kind,
    title: kind === 'hidden' ? '' : translateEnglish(FIELD_KIND_LABELS[kind]),
    description: '',
    required: false,
    placeholder: '',
    maxLength: 0,
    symbol: kind === 'currency' ? '$' : '',
    showCountryCode: false,
    options: rules.settings.includes('options') ? startingOptions(kind) : [],
    underline: false,
    key: kind === 'hidden' ? 'source' : '',
    value: '',
  };
}

function startingOptions(kind: FieldKind): readonly string[] {
  return kind === 'likert'
    ? ['I am happy with the result.', 'I would recommend this to a friend.']
    : ['Option 1', 'Option 2', 'Option 3'];
}

/** The fields of a new form: name, email, subject and message (FBLD-28). */
export function startingFields(): readonly FormField[] {
  return [
    { ...newField('name', 'name'), title: translateEnglish(fieldKinds.name), required: true },
    { ...newField('email', 'email'), title: translateEnglish(fieldKinds.email), required: true },
    { ...newField('text', 'subject'), title: translateEnglish(fieldKinds.subject) },
    { ...newField('textarea', 'message'), title: translateEnglish(fieldKinds.message), required: true },
  ];
}
