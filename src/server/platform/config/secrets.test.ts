import { expect, it } from 'vitest';
import { completeSecrets, generateSecrets, parseSecrets } from './secrets.ts';

const FIRST = { crumb: 'c'.repeat(43), previewLink: 'p'.repeat(43), formKey: 'f'.repeat(43) };

it('adds what a version of before did not have, and leaves the rest as it is [PLAT-84]', () => {
  const completed = completeSecrets(JSON.stringify({ ...FIRST, ofNewerVersion: 'x' }));
  expect(JSON.parse(completed)).toEqual({
    ...FIRST,
    ofNewerVersion: 'x',
    sealing: expect.stringMatching(/^[\w-]{43}$/) as string,
    fileLink: expect.stringMatching(/^[\w-]{43}$/) as string,
    giftCard: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(completeSecrets(completed)).toBe(completed);
});

it('makes them of 256 random bits each', () => {
  const { otherSealing, ...made } = generateSecrets();
  expect(otherSealing).toEqual([]);
  for (const text of Object.values(made)) expect(Buffer.from(text, 'base64url')).toHaveLength(32);
  expect(new Set(Object.values(made)).size).toBe(6);
});

it.each([
  ['nothing', '', 'JSON'],
  ['half of it', JSON.stringify(FIRST).slice(0, 60), 'JSON'],
  ['no object', '[]', 'record'],
  ['none of those of the beginning', '{}', 'crumb'],
  ['one of the beginning missing', JSON.stringify({ ...FIRST, formKey: undefined }), 'formKey'],
  ['one cut short', JSON.stringify({ ...FIRST, crumb: 'short' }), 'crumb'],
  ['a later one that is no text', JSON.stringify({ ...FIRST, sealing: null }), 'sealing'],
])('refuses damaged ones: %s', (_what, text, reason) => {
  expect(() => completeSecrets(text)).toThrow(reason);
  expect(() => parseSecrets(text)).toThrow(reason);
});
