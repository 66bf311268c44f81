/** 3 to 40 letters, digits, hyphens or underscores (ORD-51). */
export const CODE_PATTERN = /^[A-Za-z0-9_-]{3,40}$/;

/** Random characters of a code that is generated (ORD-51). */
const RANDOM_CHARACTERS = 12;
/** What all codes that are made at once begin with; with the random part it is a code still. */
export const PREFIX_PATTERN = /^[A-Za-z0-9_-]{0,28}$/;
/** Without 0 and O, 1 and I, which people take for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A code of one use: the prefix and 12 random characters (ORD-51).
 * @param random as many random bytes as are asked for
 */
export function generatedCode(prefix: string, random: (bytes: number) => Uint8Array): string {
  // 256 is a multiple of 32, so that every character is as likely.
  const characters = Array.from(random(RANDOM_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]);
  return prefix + characters.join('');
}
