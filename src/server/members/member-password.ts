import { hashPassword } from '#server/accounts/password-hash.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** How many of the most common passwords are refused (MEMB-20). */
const COMMON_COUNT = 10_000;

/** In lower case; read when the first password is chosen. */
let common: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether members may have a password: 8 to 128 characters, and none of the 10,000 most common ones, however it is
 * capitalised (MEMB-20).
 */
export async function isMemberPassword(password: string): Promise<boolean> {
  const { length } = Array.from(password);
  if (length < MIN_LENGTH || length > MAX_LENGTH) return false;
  common ??= readCommon();
  return !(await common).has(password.toLowerCase());
}

/** The hash of a new password, or null for one that members may not have. */
export async function hashMemberPassword(password: string): Promise<string | null> {
  return (await isMemberPassword(password)) ? hashPassword(password) : null;
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, COMMON_COUNT).map((each) => String(each).toLowerCase()),
  );
}
