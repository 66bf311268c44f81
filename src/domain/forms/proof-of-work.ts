import { sha256 } from './sha256.ts';

/**
 * How many leading bits have to be 0: some 33,000 tries, well below a second for one person, expensive for thousands.
 */
export const PROOF_BITS = 15;

/** Looks for a proof among `count` numbers from `from` on; null where none of them is one. */
export function findProof(challenge: string, from: number, count: number, bits = PROOF_BITS): number | null {
  for (let number = from; number < from + count; number += 1) {
    if (isProof(challenge, number, bits)) return number;
  }
  return null;
}

/** Whether a number proves that work was done for a challenge. */
export function isProof(challenge: string, number: number, bits = PROOF_BITS): boolean {
  return (sha256(`${challenge}:${number}`)[0] ?? 1) >>> (32 - bits) === 0;
}

/** The answer a form sends: the challenge and the number (FORM-41). */
export function proofAnswer(challenge: string, number: number): string {
  return `${challenge}:${number}`;
}

export function readProofAnswer(
  answer: string,
): { readonly challenge: string; readonly number: number } | null {
  const match = /^([\w.-]{1,200}):(\d{1,12})$/.exec(answer);
  const [, challenge, number] = match ?? [];
  return challenge === undefined || number === undefined ? null : { challenge, number: Number(number) };
}
