import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill, type Words } from '#messages/message.ts';
/** Length is what makes a password strong; nothing else is demanded. */
export const MIN_PASSWORD_LENGTH = 8;
/** More would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200;

/** What is wrong with a new password, in words, or null. */
export function passwordProblem(password: string): Words | null {
  const { length } = password;
  if (length < MIN_PASSWORD_LENGTH) return fill(fieldRules.passwordTooShort, { min: MIN_PASSWORD_LENGTH });
  if (length > MAX_PASSWORD_LENGTH) return fill(fieldRules.passwordTooLong, { max: MAX_PASSWORD_LENGTH });
  if (new Set(password).size < 3) return fieldRules.passwordTooPlain;
  return null;
}
