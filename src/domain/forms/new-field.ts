import { createId } from '#lib/id.ts';
import { newContent } from '#messages/en/new-content.ts';
import { newFields } from '#messages/en/new-fields.ts';
import type { Message } from '#messages/message.ts';
import { translateEnglish, type Translate } from '#messages/translator.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FieldKind, FormField } from './form-field.ts';

/** Titles that are said in the language of a site; those of the editor are `FIELD_KIND_LABELS`. */
const TITLES: Readonly<Record<Exclude<FieldKind, 'hidden'>, Message>> = {
  text: newFields.text,
  textarea: newFields.textarea,
  email: newFields.email,
  name: newFields.name,
  phone: newFields.phone,
  address: newFields.address,
  number: newFields.number,
  currency: newFields.currency,
  website: newFields.website,
  twitter: newFields.twitter,
  password: newFields.password,
  date: newFields.date,
  time: newFields.time,
  radio: newFields.radio,
  checkbox: newFields.checkbox,
  select: newFields.select,
  likert: newFields.likert,
  section: newFields.section,
};

/**
 * A new field of a kind with something sensible in every setting the kind has.
 * @param translate speaks the language of the site
 */
export function newField(
  kind: FieldKind,
  id: string = createId(),
  translate: Translate = translateEnglish,
): FormField {
  const rules = FIELD_KIND_RULES[kind];
  return {
    id,
    kind,
    title: kind === 'hidden' ? '' : translate(TITLES[kind]),
    description: '',
    required: false,
    placeholder: '',
    maxLength: 0,
    symbol: kind === 'currency' ? '$' : '',
    showCountryCode: false,
    options: rules.settings.includes('options') ? startingOptions(kind, translate) : [],
    underline: false,
    key: kind === 'hidden' ? 'source' : '',
    value: '',
  };
}

function startingOptions(kind: FieldKind, translate: Translate): readonly string[] {
  return kind === 'likert'
    ? [translate(newContent.surveyHappy), translate(newContent.surveyRecommend)]
    : [1, 2, 3].map((number) => translate(newContent.option, { number }));
}

/**
 * The fields of a new form: name, email, subject and message (FBLD-28).
 * @param translate speaks the language of the site
 */
export function startingFields(translate: Translate = translateEnglish): readonly FormField[] {
  return [
    { ...newField('name', 'name', translate), required: true },
    { ...newField('email', 'email', translate), required: true },
    { ...newField('text', 'subject', translate), title: translate(newFields.subject) },
    { ...newField('textarea', 'message', translate), title: translate(newFields.message), required: true },
  ];
}
