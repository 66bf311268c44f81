import { isEmailAddress } from '#domain/forms/is-email-address.ts';

/** Texts of LINK-42, with the shape that is meant. */
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email';

/** An address as typed, without spaces around it; null where it breaks the email rule (LINK-38, LINK-44). */
export function parseAccountEmail(text: string): string | null {
  const email = text.trim();
  return isEmailAddress(email) ? email : null;
}

/** What two addresses of one mailbox have in common: accounts are found by it, however the address is typed. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
