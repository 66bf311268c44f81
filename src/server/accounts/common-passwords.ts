import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords, in lower case: attackers try these first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among the 49,000 used most, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
