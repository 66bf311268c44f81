import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { captchaProviderOf } from './captcha.ts';
import { findProof, isProof, PROOF_BITS, proofAnswer, readProofAnswer } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(500)])(
  'hashes %j like everybody else',
  (text) => {
    const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
    expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

it('finds a number that proves work for a challenge, and for no other one [FORM-46]', () => {
  const number = findProof('challenge', 0, 1000, 8) ?? -1;
  expect(number).toBe(20);
  expect(findProof('challenge', 0, 20, 8)).toBeNull();
  expect(findProof('challenge', 20, 1, 8)).toBe(20);
  expect(isProof('another', 20, 8)).toBe(false);
  expect(readProofAnswer(proofAnswer('challenge', 20))).toEqual({ challenge: 'challenge', number: 20 });
});

it('asks for 15 bits of 0 in front [FORM-46]', () => {
  expect(PROOF_BITS).toBe(15);
  expect(findProof('challenge', 7800, 10)).toBe(7805);
  expect(isProof('challenge', 7805)).toBe(true);
  // 14 of them.
  expect(isProof('challenge', 13_209)).toBe(false);
});

it('reads answers of up to 200 characters and 12 digits', () => {
  const challenge = `a-b.c_1${'x'.repeat(193)}`;
  expect(readProofAnswer(`${challenge}:123456789012`)).toEqual({ challenge, number: 123_456_789_012 });
});

it.each(['', 'a', 'a:', ':1', 'a:b', `${'a'.repeat(201)}:1`, 'a:-1', 'a:1 ', ' a:1', 'a:1234567890123'])(
  'reads no answer in %j',
  (answer) => {
    expect(readProofAnswer(answer)).toBeNull();
  },
);

it('asks the site’s provider where there is a site key, else Portico’s own [FORM-46]', () => {
  expect([captchaProviderOf(' '), captchaProviderOf('0x4AAA')]).toEqual(['own', 'turnstile']);
});
