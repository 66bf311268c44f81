import { NO_ADDRESS, type Address } from '#domain/addresses/address.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { NO_CONTACT, type Contact } from '#domain/checkout/contact.ts';

/** What was chosen and ticked beside what was typed (ORD-14). */
export type CheckoutChoices = {
  /** By what it is to be paid; empty where nothing was chosen. */
  readonly provider: string;
  /** A member asked to keep what they pay with. */
  readonly keepsMethod: boolean;
  /** What was agreed to, each with the version of its text: another text asks anew (ORD-23). */
  readonly agreed: readonly string[];
};

const NO_CHOICES: CheckoutChoices = { provider: '', keepsMethod: false, agreed: [] };

/** What a buyer entered so far, right or wrong: it stays as it was typed (ORD-25). */
export interface CheckoutEntries {
  readonly contact: Contact;
  readonly delivery: Address;
  /** Null: the same as the delivery (ORD-19). */
  readonly billing: Address | null;
  readonly note: string;
  /** What was answered to the owner's own fields, by the names of their controls (ORD-22). */
  readonly fields: FormValues;
  readonly choices: CheckoutChoices;
}

export const NO_ENTRIES: CheckoutEntries = {
  contact: NO_CONTACT,
  delivery: NO_ADDRESS,
  billing: null,
  note: '',
  fields: {},
  choices: NO_CHOICES,
};
