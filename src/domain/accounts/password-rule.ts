/** Length is what makes a password strong; nothing else is demanded. */
export const MIN_PASSWORD_LENGTH = 8;
/** More would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200;

/** What is wrong with a new password, in words, or null. */
export function passwordProblem(password: string): string | null {
  const { length } = password;
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters`;
  if (length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters`;
  if (new Set(password).size < 3) return 'Use more different characters';
  return null;
}
