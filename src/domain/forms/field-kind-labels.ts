import { fieldKinds } from '#messages/en/interface/field-kinds.ts';
import type { Message } from '#messages/message.ts';
import type { FieldKind } from './form-field.ts';

/** Kinds of fields as the owner reads them; apart from their rules, which pages load. */
export const FIELD_KIND_LABELS: Readonly<Record<FieldKind, Message>> = {
  text: fieldKinds.text,
  textarea: fieldKinds.textarea,
  email: fieldKinds.email,
  name: fieldKinds.name,
  phone: fieldKinds.phone,
  address: fieldKinds.address,
  number: fieldKinds.number,
  currency: fieldKinds.currency,
  website: fieldKinds.website,
  twitter: fieldKinds.twitter,
  password: fieldKinds.password,
  date: fieldKinds.date,
  time: fieldKinds.time,
  radio: fieldKinds.radio,
  checkbox: fieldKinds.checkbox,
  select: fieldKinds.select,
  likert: fieldKinds.likert,
  section: fieldKinds.section,
  hidden: fieldKinds.hidden,
};
