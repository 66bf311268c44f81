import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';

/** What is wrong with a trimmed email that is needed: none at all (FORM-37), or one against the email rule (ORD-18, LINK-38). */
export function emailProblem(email: string): Words | null {
  if (email === '') return fill(forms.required, { title: checkout.email });
  return isEmailAddress(email) ? null : forms.email;
}
