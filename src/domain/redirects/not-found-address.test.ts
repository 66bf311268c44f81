import { describe, expect, it } from 'vitest';
import { isCountedAddress, referringAddress } from './not-found-address.ts';

describe('addresses that lead nowhere', () => {
  it.each([
    ['/old-page', true],
    ['/Über uns/2019.html', true],
    [`/${'a'.repeat(499)}`, true],
    [`/${'a'.repeat(500)}`, false],
    ['/unsubscribe/anna@example.org', false],
    ['/a/*', false],
    ['/a[b]', false],
    ['/what?', false],
    ['/a/../b', false],
    ['/favicon.ico', false],
    ['/apple-touch-icon-precomposed.png', false],
    ['/a\u0000b', false],
  ])('are counted where they can become a redirect and name nobody: %s [FIND-56]', (path, isCounted) => {
    expect(isCountedAddress(path)).toBe(isCounted);
  });

  it.each([
    [undefined, null],
    ['https://studio.example/about?secret=1#top', '/about'],
    ['https://other.example/list/?q=anna', 'https://other.example/list/'],
    ['http://user:word@other.example:8080/x', 'http://other.example:8080/x'],
    ['https://other.example/people/anna@example.org', null],
    ['https://other.example/people/anna%40example.org', null],
    ['android-app://com.example/', null],
    ['nonsense', null],
    [`https://other.example/${'a'.repeat(500)}`, null],
  ])('tell where the link stood without its query: %s [FIND-56]', (header, expected) => {
    expect(referringAddress(header, 'studio.example')).toBe(expected);
  });
});
