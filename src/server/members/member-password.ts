import { hashPassword } from '#server/accounts/password-hash.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** How many of the most common passwords are refused (MEMB-20). */
const COMMON_COUNT = 10_000;

/** In lower case; read when the first password is chosen. */
let common: Promise<ReadonlySet<string>> | null = null;

/**
 * The hash of a new password, or null for one that members may not have: shorter than 8 or longer than 128 characters,
 * or among the 10,000 most common ones, however it is capitalised (MEMB-20).
 */
export async function hashMemberPassword(password: string): Promise<string | null> {
  const { length } = Array.from(password);
  if (length < MIN_LENGTH || length > MAX_LENGTH) return null;
  common ??= readCommon();
  return (await common).has(password.toLowerCase()) ? null : hashPassword(password);
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, COMMON_COUNT).map((each) => String(each).toLowerCase()),
  );
}
