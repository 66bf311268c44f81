import type { StoreSettings } from '#domain/store/store-settings.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { emailProblem } from './email-problem.ts';

/** How a buyer can be reached, as it was entered. */
export type Contact = { readonly email: string; readonly phone: string };

export const NO_CONTACT: Contact = { email: '', phone: '' };

const MAX_PHONE_LENGTH = 100;

/** What is wrong with it by field; nothing where it is right (ORD-18). */
export function contactProblems(
  { email, phone }: Contact,
  settings: Pick<StoreSettings, 'phone'>,
): Partial<Readonly<Record<keyof Contact, Words>>> {
  const problems: Partial<Record<keyof Contact, Words>> = {};
  const wrong = emailProblem(email);
  if (wrong !== null) problems.email = wrong;
  if (phone.length > MAX_PHONE_LENGTH) problems.phone = forms.tooLong;
  else if (settings.phone === 'required' && phone === '') {
    problems.phone = fill(forms.required, { title: checkout.phone });
  }
  return problems;
}
