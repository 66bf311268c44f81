import { expect, it } from 'vitest';
import { FingerprintSet } from './fingerprint-set.ts';

it('knows which of many texts it has seen, however often it grows [CRM-19]', () => {
  const seen = new FingerprintSet();
  const texts = Array.from({ length: 20_000 }, (_, at) => `p${at}@example.org`);
  expect(texts.every((text) => !seen.has(text) && seen.add(text))).toBe(true);
  expect(texts.some((text) => !seen.has(text) || seen.add(text))).toBe(false);
  expect(seen.has('other@example.org')).toBe(false);
});
