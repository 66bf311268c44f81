import { describe, expect, it } from 'vitest';
import { findRedirectLoop } from './find-redirect-loop.ts';
import { readRedirect } from './read-redirect.ts';
import { fillPattern, matchPattern } from './redirect-pattern.ts';

describe('what is typed as a redirect', () => {
  it.each([
    ['/old', '/new', { from: '/old', to: '/new', isPattern: false }],
    [' old/ ', '/new', { from: '/old', to: '/new', isPattern: false }],
    ['https://old.example/a//b/?x=1#c', '/new', { from: '/a/b?x=1', to: '/new', isPattern: false }],
    [
      '/caf%C3%A9',
      'https://example.org/a?b#c',
      { from: '/café', to: 'https://example.org/a?b#c', isPattern: false },
    ],
    ['/?p=123', '/new', { from: '/?p=123', to: '/new', isPattern: false }],
    ['/blog/[slug]', '/journal/[slug]', { from: '/blog/[slug]', to: '/journal/[slug]', isPattern: true }],
    ['/a/*', 'https://example.org/*?q=*', { from: '/a/*', to: 'https://example.org/*?q=*', isPattern: true }],
    ['/*', '/coming-soon', { from: '/*', to: '/coming-soon', isPattern: true }],
  ])('%j to %j is understood [FIND-48] [FIND-50]', (from, to, value) => {
    expect(readRedirect({ from, to, status: 301 })).toEqual({ ok: true, value });
  });

  it('that is gone needs no target [FIND-48]', () => {
    const read = readRedirect({ from: '/old', to: '', status: 410 });
    expect(read).toEqual({ ok: true, value: { from: '/old', to: null, isPattern: false } });
  });

  it.each([
    ['', '/new', 'from'],
    ['/api/sites', '/new', 'from'],
    ['/config', '/new', 'from'],
    ['/%E0%A4%A', '/new', 'from'],
    ['/?a=1&b=2', '/new', 'from'],
    ['/[x]/?a=1', '/new', 'from'],
    ['/a/*/b', '/new', 'from'],
    ['/a[x]', '/new', 'from'],
    ['/[x]/[x]', '/new', 'from'],
    ['/a/../b', '/new', 'from'],
    ['/old', '', 'to'],
    ['/old', 'new', 'to'],
    ['/old', '//evil.example', 'to'],
    ['/old', '/\\evil.example', 'to'],
    ['/old', 'javascript:alert(1)', 'to'],
    ['/old', 'https://user@example.org/', 'to'],
    ['/old', '/old', 'to'],
    ['/old', '/new/[id]', 'to'],
    ['/go/[x]', 'https://[x]', 'to'],
    ['/go/[x]', 'https://[x].example.org/', 'to'],
    ['/go/[x]', '/to/[y]', 'to'],
    ['/go/[x]', '/to/*', 'to'],
  ])('%j to %j is refused at the field %s [FIND-50] [FIND-51]', (from, to, field) => {
    const read = readRedirect({ from, to, status: 301 });
    expect(read.ok ? [] : Object.keys(read.error)).toEqual([field]);
  });
});

describe('patterns', () => {
  it.each([
    ['/blog/[slug]', '/blog/a-post', '/journal/[slug]?from=[slug]', '/journal/a-post?from=a-post'],
    ['/shop/*', '/shop/a/b c', 'https://example.org/*', 'https://example.org/a/b%20c'],
    ['/[a]/[b]', '/x/y?z', '/[b]/[a]', '/y%3Fz/x'],
    ['/*', '/\\evil.example', '/*', '/%5Cevil.example'],
  ])('%s takes parts of %j into %s [FIND-50] [FIND-51]', (pattern, path, target, filled) => {
    const matched = matchPattern(pattern, path);
    expect(matched === null ? null : fillPattern(target, matched)).toBe(filled);
  });

  it.each([
    ['/blog/[slug]', '/blog'],
    ['/blog/[slug]', '/blog/a/b'],
    ['/blog/[slug]', '/Blog/a'],
    ['/blog/*', '/blog'],
    ['/blog/*', '/blog/../config'],
    ['/*', '/'],
  ])('%s is not for %j [FIND-50]', (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull();
  });
});

describe('the way of redirects', () => {
  const along = (ways: Record<string, string>) => async (address: string) => ways[address] ?? null;

  it('that ends is no loop, one that comes back is told whole [FIND-52]', async () => {
    expect(await findRedirectLoop('/a', along({ '/a': '/b', '/b': '/c' }))).toBeNull();
    expect(await findRedirectLoop('/x', along({ '/x': '/a', '/a': '/b', '/b': '/a' }))).toEqual([
      '/a',
      '/b',
      '/a',
    ]);
    expect(await findRedirectLoop('/a', async (address) => `${address}/b`)).toHaveLength(4);
  });
});
