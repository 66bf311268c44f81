import { forms } from '#messages/en/forms.ts';
import type { Words } from '#messages/message.ts';
import type { FieldKind, FormField } from './form-field.ts';
import type { FieldValue, ValueShape } from './field-value.ts';
import { isEmailAddress } from './is-email-address.ts';
import { isRealDate, isRealTime } from './is-real-date-or-time.ts';
import { isWebAddress } from './is-web-address.ts';

/** Settings that some kinds have and others have not; `title`, `description` and `id` need no list. */
export type FieldSetting =
  | 'required'
  | 'placeholder'
  | 'maxLength'
  | 'symbol'
  | 'showCountryCode'
  | 'options'
  | 'underline'
  | 'key';

/** One kind of field: everything that differs between kinds, apart from its control on the page. */
export interface FieldKindRules {
  /** The class that tells the kind on the page; null for kinds read as one text (FORM-02 to FORM-04). */
  readonly markupClass: string | null;
  readonly shape: ValueShape;
  /** Names of the parts, in the order of the value (FORM-11 to FORM-16). */
  readonly parts: readonly string[];
  /** In the order the owner meets them. */
  readonly settings: readonly FieldSetting[];
  /** What is wrong with a value that is not empty and has the right shape, or null (FORM-28 to FORM-38). */
  readonly check: (value: FieldValue, field: Pick<FormField, 'options'>) => Words | null;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const TWITTER_NAME = /^@?\w{1,15}$/;
const passes = (): null => null;

const textCheck =
  (accepts: (text: string) => boolean, message: Words): FieldKindRules['check'] =>
  (value) =>
    typeof value === 'string' && accepts(value.trim()) ? null : message;

const partsCheck =
  (accepts: (parts: readonly string[]) => boolean, message: Words): FieldKindRules['check'] =>
  (value) =>
    Array.isArray(value) && accepts(value) ? null : message;

const optionCheck: FieldKindRules['check'] = (value, field) => {
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  return chosen.every((option) => field.options.includes(option)) ? null : forms.option;
};

const oneText = { markupClass: null, shape: 'text', parts: [] } as const;

export const FIELD_KIND_RULES: Readonly<Record<FieldKind, FieldKindRules>> = {
  text: { ...oneText, settings: ['required', 'placeholder'], check: passes },
  textarea: {
    ...oneText,
    settings: ['required', 'placeholder', 'maxLength'],
    check: passes,
  },
  email: {
    ...oneText,
    markupClass: 'email',
    settings: ['required', 'placeholder'],
    check: textCheck(isEmailAddress, forms.email),
  },
  name: {
    markupClass: 'name',
    shape: 'parts',
    parts: ['First', 'Last'],
    settings: ['required'],
    check: passes,
  },
  phone: {
    markupClass: 'phone',
    shape: 'parts',
    parts: ['Country', 'Areacode', 'Prefix', 'Line'],
    settings: ['required', 'showCountryCode'],
    check: passes,
  },
  address: {
    markupClass: 'address',
    shape: 'parts',
    parts: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    settings: ['required'],
    check: passes,
  },
  number: {
    ...oneText,
    settings: ['required', 'placeholder'],
    check: textCheck((text) => NUMBER.test(text), forms.number),
  },
  currency: {
    ...oneText,
    settings: ['required', 'symbol', 'placeholder'],
    check: textCheck((text) => NUMBER.test(text), forms.number),
  },
  website: {
    ...oneText,
    settings: ['required', 'placeholder'],
    check: textCheck(isWebAddress, forms.website),
  },
  twitter: {
    ...oneText,
    settings: ['required', 'placeholder'],
    check: textCheck((text) => TWITTER_NAME.test(text), forms.twitter),
  },
  password: {
    ...oneText,
    settings: ['required', 'placeholder'],
    check: passes,
  },
  date: {
    markupClass: 'date',
    shape: 'parts',
    parts: ['Month', 'Day', 'Year'],
    settings: ['required'],
    check: partsCheck(isRealDate, forms.date),
  },
  time: {
    markupClass: 'time',
    shape: 'parts',
    parts: ['Hour', 'Minute', 'Second', 'Ampm'],
    settings: ['required'],
    check: partsCheck(isRealTime, forms.time),
  },
  radio: {
    ...oneText,
    markupClass: 'radio',
    settings: ['required', 'options'],
    check: optionCheck,
  },
  checkbox: {
    markupClass: 'checkbox',
    shape: 'ticked',
    parts: [],
    settings: ['required', 'options'],
    check: optionCheck,
  },
  select: {
    ...oneText,
    markupClass: 'select',
    settings: ['required', 'options'],
    check: optionCheck,
  },
  likert: {
    markupClass: 'likert',
    shape: 'scale',
    parts: [],
    settings: ['required', 'options'],
    check: (value, field) =>
      Object.entries(value as Readonly<Record<string, number>>).every(
        ([statement, answer]) =>
          field.options.includes(statement) && Number.isInteger(answer) && answer >= -2 && answer <= 2,
      )
        ? null
        : forms.likert,
  },
  section: {
    markupClass: 'section',
    shape: 'none',
    parts: [],
    settings: ['underline'],
    check: passes,
  },
  hidden: {
    ...oneText,
    markupClass: 'hidden',
    settings: ['key'],
    check: passes,
  },
};
