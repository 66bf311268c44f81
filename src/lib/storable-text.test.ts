import { describe, expect, it } from 'vitest';
import { findUnstorableText, isStorableText } from './storable-text.ts';

describe('a text that can be kept', () => {
  it.each(['', 'a', '\t\n\r', '\u0001', '\uFFFD', 'ー', '🌷'])('%j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['\0', 'a\0b', '\uD800', 'a\uDFFF', '\uDF37\uD83C'])('is not %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});

describe('a text that cannot be kept', () => {
  it.each([
    ['\0', ''],
    [{ a: [{ b: 'x' }, { b: '\0' }] }, 'a.1.b'],
    [{ a: { 'b\uD800': 1 } }, 'a'],
    [{ a: 'x', n: 1, z: null, f: true }, null],
    [undefined, null],
  ])('in %j is found at %j', (value, path) => {
    expect(findUnstorableText(value)).toBe(path);
  });

  it('is found at any depth', () => {
    let deep: unknown = '\0';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(findUnstorableText(deep)).toMatch(/^0\.0\./);
  });
});
