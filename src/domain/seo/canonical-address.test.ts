import { describe, expect, it } from 'vitest';
import { canonicalUrl, ownPath, readCanonical } from './canonical-address.ts';

describe('a canonical address', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['/about', 'https://studio.example/about'],
    ['/über uns', null],
    ['/über', 'https://studio.example/%C3%BCber'],
    ['/%C3%BCber?page=2', 'https://studio.example/%C3%BCber?page=2'],
    ['https://other.example/x', 'https://other.example/x'],
    ['HTTPS://Other.example', 'https://other.example/'],
    ['//other.example/x', null],
    ['javascript:alert(1)', null],
    ['https://user:word@other.example/', null],
    ['about', null],
    [`/${'a'.repeat(499)}`, `https://studio.example/${'a'.repeat(499)}`],
    [`/${'a'.repeat(500)}`, null],
  ])('is a path of the site or a whole address: %s [FIND-46]', (typed, expected) => {
    expect(canonicalUrl(typed, 'https://studio.example')).toBe(expected);
  });

  it.each([
    ['/about?x=1', '/about?x=1'],
    ['https://studio.example/about?x=1#y', '/about?x=1#y'],
    ['https://STUDIO.example:443/%C3%BCber', '/über'],
    ['https://studio.example', '/'],
    ['http://studio.example/about', null],
    ['https://studio.example:8443/about', null],
    ['https://studio.example.com/about', null],
    ['', null],
    ['about', null],
  ])('is known to be of the site itself: %s [FIND-46]', (typed, expected) => {
    expect(ownPath(typed, 'https://studio.example')).toBe(expected);
  });

  it('says what is wrong with it [FIND-46]', () => {
    expect(readCanonical('about')).toEqual({
      ok: false,
      error: 'Begin with / for a page of this site, or with https://.',
    });
    expect(readCanonical('/a b').ok).toBe(false);
  });
});
