import { createHash, randomBytes } from 'node:crypto';

/** Without what is easily confused; 32, so that a byte is a letter without bias. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const COUNT = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** Ten codes of 120 random bits, in groups of four letters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, createGroup).join('-'));
}

function createGroup(): string {
  return Array.from(randomBytes(GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The stored form of a code, however its letters and groups were typed; null for what can be no code. */
export function recoveryCodeHash(text: string): Buffer | null {
  const letters = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (letters.length !== LENGTH) return null;
  // A fast hash is enough: nobody tries 2^120 codes.
  return createHash('sha256').update(`recovery:${letters}`).digest();
}
