/** Letters and digits that nobody takes for others: no 0, O, 1, I. Five bits each (ORD-119). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = 4;
const CODE = /^[A-HJ-NP-Z2-9]{16}$/;
/** Hyphens and dashes of every length, as programs put them in, and white space. */
const BETWEEN_GROUPS = /[\s\p{Pd}\u2212\u200B]/gu;

/** A code of 16 signs, 80 random bits; without hyphens, as it is kept (ORD-119). */
export function createGiftCardCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  let code = '';
  for (const byte of bytes) code += SIGNS.charAt(byte % SIGNS.length);
  return code;
}

/** The code in what somebody typed, in any case, with or without hyphens and spaces; null where it is none (ORD-119). */
export function readGiftCardCode(typed: string): string | null {
  const code = typed.replaceAll(BETWEEN_GROUPS, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A code as people read it: `ABCD-EFGH-JKLM-NPQR` (ORD-119). */
export function formatGiftCardCode(code: string): string {
  const groups = [];
  for (let at = 0; at < code.length; at += GROUP) groups.push(code.slice(at, at + GROUP));
  return groups.join('-');
}

/** What lists, logs and exports show of a code: its last 4 signs (ORD-120). */
export function lastOfGiftCardCode(code: string): string {
  return code.slice(-GROUP);
}
