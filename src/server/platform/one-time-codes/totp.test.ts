import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { createTotpSecret, totpAddress, totpStep } from './totp.ts';

/** The secret of RFC 6238, appendix B; its codes there have eight digits, of which apps show the last six. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %s seconds %s is the code of step %s, as in RFC 6238', (seconds, code, step) => {
  expect(totpStep(SECRET, code, seconds * 1000)).toBe(step);
});

it('accepts the codes of the step before and after, and no others', () => {
  const at = (seconds: number) => totpStep(SECRET, '287082', seconds * 1000);
  expect([0, 29, 30, 59, 60, 89, 90].map(at)).toEqual([1, 1, 1, 1, 1, 1, null]);
});

it.each(['', '28708', '2870822', '２８７０８２', '28708a', ' 287082'])('takes %o for no code', (code) => {
  expect(totpStep(SECRET, code, 59_000)).toBeNull();
});

it('has 160 bits, and an address that names the installation and the account', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(secret, { issuer: 'app.example.org', label: 'ada@example.org' }));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/app.example.org:ada@example.org');
  expect(address.searchParams.get('secret')).toBe(secret);
});
