import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { captchaProviderOf } from './captcha.ts';
import { findProof, isProof, proofAnswer, readProofAnswer } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(500)])(
  'hashes %j like everybody else',
  (text) => {
    const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
    expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

it('finds a number that proves work for a challenge, and for no other one [FORM-46]', () => {
  const number = findProof('challenge', 0, 1_000_000) ?? -1;
  expect(isProof('challenge', number)).toBe(true);
  expect(isProof('another', number)).toBe(false);
  expect(findProof('challenge', 0, number)).toBeNull();
  expect(readProofAnswer(proofAnswer('challenge', number))).toEqual({ challenge: 'challenge', number });
});

it.each(['', 'a', 'a:', ':1', 'a:b', `${'a'.repeat(201)}:1`, 'a:-1', 'a:1 '])(
  'reads no answer in %j',
  (answer) => {
    expect(readProofAnswer(answer)).toBeNull();
  },
);

it('asks the site’s provider where there is a site key, else Portico’s own [FORM-46]', () => {
  expect([captchaProviderOf(' '), captchaProviderOf('0x4AAA')]).toEqual(['own', 'turnstile']);
});
