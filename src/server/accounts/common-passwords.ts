/**
 * Whether a password is among the 49,000 used most, however it is capitalised: attackers try these first. The list
 * takes some 3 MB of memory, so it is read when the first password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.trim().toLowerCase());
}

/** In lower case. */
let common: Promise<ReadonlySet<string>> | null = null;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
