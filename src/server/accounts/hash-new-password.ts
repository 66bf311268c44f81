import { CallError } from '#server/platform/http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';

/** The hash of a new password; throws `invalid-input` at the field for a very common one. */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
  if (await isCommonPassword(password)) {
    const message =
      'Many people use this password, so it is guessed first. Choose another, such as a few words in a row.';
    throw new CallError('invalid-input', {}, { [field]: message });
  }
  return hashPassword(password);
}
