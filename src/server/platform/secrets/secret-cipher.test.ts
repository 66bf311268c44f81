import { expect, it } from 'vitest';
import { createSecretCipher, SealedTextError } from './secret-cipher.ts';

const FIRST = 'a'.repeat(43);
const SECOND = 'b'.repeat(43);

it('gives back what it sealed, and seals the same text differently each time', () => {
  const cipher = createSecretCipher([FIRST]);
  const sealed = cipher.seal('schön geheim', 'captcha/1');
  expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
  expect(cipher.seal('schön geheim', 'captcha/1')).not.toBe(sealed);
  expect(cipher.open(sealed, 'captcha/1')).toBe('schön geheim');
});

it('opens nothing in another place', () => {
  const cipher = createSecretCipher([FIRST]);
  expect(() => cipher.open(cipher.seal('x', 'captcha/1'), 'captcha/2')).toThrow(SealedTextError);
});

it('opens nothing that was changed, at any of its bytes', () => {
  const cipher = createSecretCipher([FIRST]);
  const sealed = cipher.seal('secret', 'place');
  const [version, id, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const forged = [version, id, changed.toString('base64url')].join('.');
    expect(() => cipher.open(forged, 'place')).toThrow(SealedTextError);
  }
  for (const forged of ['', 'secret', 'v1', `v1.${id}.`, `v2.${id}.${text}`, `v1.${id}.AAAA`]) {
    expect(() => cipher.open(forged, 'place')).toThrow(SealedTextError);
  }
});

it('opens what a former key sealed, and names the key that is missing', () => {
  const before = createSecretCipher([FIRST]);
  const sealed = before.seal('kept', 'place');
  const after = createSecretCipher([SECOND, FIRST]);
  expect(after.open(sealed, 'place')).toBe('kept');
  expect([after.isOfFirstKey(sealed), after.isOfFirstKey(after.seal('kept', 'place'))]).toEqual([
    false,
    true,
  ]);
  const keyId = sealed.split('.')[1];
  expect(() => createSecretCipher([SECOND]).open(sealed, 'place')).toThrow(
    expect.objectContaining({ keyId }),
  );
});
