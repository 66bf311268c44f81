import { forms } from '#messages/en/forms.ts';
import type { ReactNode } from 'react';
import type { FieldKind } from '#domain/forms/form-field.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { ChoiceControl } from './choice-control.tsx';
import { controlAttributes, type FieldControlProps } from './control-attributes.ts';
import { LikertControl } from './likert-control.tsx';
import { PartsControl } from './parts-control.tsx';
import { TextareaControl } from './textarea-control.tsx';

/** The input fitting each kind of one text (FORM-04). */
const INPUTS = {
  text: { type: 'text', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  number: { type: 'text', inputMode: 'decimal' },
  currency: { type: 'text', inputMode: 'decimal' },
  website: { type: 'url', autoComplete: 'url', spellCheck: false },
  twitter: { type: 'text', spellCheck: false, autoCapitalize: 'none' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const;

const CONTROLS: Readonly<Record<FieldKind, (props: FieldControlProps) => ReactNode>> = {
  text: TextControl,
  email: TextControl,
  number: TextControl,
  website: TextControl,
  twitter: TextControl,
  password: TextControl,
  currency: CurrencyControl,
  textarea: TextareaControl,
  name: PartsControl,
  phone: PartsControl,
  address: PartsControl,
  date: PartsControl,
  time: PartsControl,
  radio: ChoiceControl,
  checkbox: ChoiceControl,
  select: SelectControl,
  likert: LikertControl,
  section: () => null,
  hidden: () => null,
};

/** The control of a field, by its kind. */
export function FieldControl(props: FieldControlProps) {
  const Control = CONTROLS[props.field.kind];
  return <Control {...props} />;
}

function TextControl(props: FieldControlProps) {
  const { field, value } = props;
  const attributes = INPUTS[field.kind as keyof typeof INPUTS];
  const placeholder =
    field.kind === 'password' && field.placeholder === '' ? MASKED_PASSWORD : field.placeholder;
  return (
    <input
      {...controlAttributes(props)}
      {...attributes}
      {...(placeholder === '' ? {} : { placeholder })}
      {...(field.kind === 'password' || typeof value !== 'string' ? {} : { defaultValue: value })}
    />
  );
}

function CurrencyControl(props: FieldControlProps) {
  const { symbol } = props.field;
  return (
    <span className="currency-control">
      {symbol === '' ? null : <span className="currency-symbol">{symbol}</span>}
      <TextControl {...props} />
    </span>
  );
}

function SelectControl(props: FieldControlProps) {
  const { field, translate, value } = props;
  return (
    <select {...controlAttributes(props)} defaultValue={typeof value === 'string' ? value : ''}>
      <option value="">{translate(forms.selectOption)}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
