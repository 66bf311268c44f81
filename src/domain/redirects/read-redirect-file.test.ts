import { describe, expect, it } from 'vitest';
import { readRedirectFile } from './read-redirect-file.ts';

const pairs = (text: string) =>
  readRedirectFile(text).redirects.map(({ from, to, status }) => `${status} ${from} ${to}`);

describe('a file of redirects', () => {
  it.each([
    [
      'lines with arrows',
      '/old -> /new 301\n# a note\n/a/[id] -> /b/[id]\n',
      ['301 /old /new', '301 /a/[id] /b/[id]'],
    ],
    [
      'a table without names',
      '/old,/new\n"/a,b",https://example.org/,302\n',
      ['301 /old /new', '302 /a,b https://example.org/'],
    ],
    ['Shopify’s two columns', 'Redirect from,Redirect to\n/old,/new\n', ['301 /old /new']],
    ['a table by its names', 'Note;Status;To;From\nx;410;;/old\n', ['410 /old ']],
    [
      'Apache',
      'Redirect 301 /a /b\nRedirectPermanent "/c" /d\nRedirect /e /f\nRedirect gone /g\nRewriteEngine On\nRewriteRule ^old/?$ /new [R=301,L]\nRewriteRule ^docs/(.*)$ /help/$1 [R=301,L]\nRedirectMatch 301 ^/p/([^/]+)$ /q/$1',
      [
        '301 /a /b',
        '301 /c /d',
        '302 /e /f',
        '410 /g ',
        '301 /old /new',
        '301 /docs/* /help/*',
        '301 /p/[part1] /q/[part1]',
      ],
    ],
    ['Netlify', '/a/*  /b/:splat  301!\n/c/:id /d/:id 302', ['301 /a/* /b/*', '302 /c/[id] /d/[id]']],
    [
      'nginx',
      'location = /a { return 301 /b; }\nrewrite ^/c/(.*)$ /d/$1 permanent;\nrewrite ^/e$ /f redirect;',
      ['301 /a /b', '301 /c/* /d/*', '302 /e /f'],
    ],
    [
      'vercel.json',
      '{"redirects":[{"source":"/a/:id","destination":"/b/:id","permanent":true},{"source":"/c/:path*","destination":"/d/:path*","permanent":false}]}',
      ['308 /a/[id] /b/[id]', '307 /c/* /d/*'],
    ],
    [
      'Redirection of WordPress',
      '{"redirects":[{"url":"/a","action_code":301,"action_data":{"url":"/b"},"enabled":true},{"url":"/c","action_code":410,"action_data":null}]}',
      ['301 /a /b', '410 /c '],
    ],
  ])('is read: %s [FIND-53]', (_name, text, expected) => {
    expect(pairs(text)).toEqual(expected);
    expect(readRedirectFile(text).unread).toEqual([]);
  });

  it('tells the number of each line that is not understood, and reads the rest [FIND-53]', () => {
    const { redirects, unread } = readRedirectFile(
      '/a -> /b\nwhat is this\nRewriteRule ^x(a|b)$ /c [R=301]\n/c -> /d 999\n/e -> /f',
    );
    expect(redirects.map(({ line }) => line)).toEqual([1, 5]);
    expect(unread.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(readRedirectFile('{"redirects":[{"source":"/(.*)","destination":"/x"}]}').unread).toHaveLength(1);
  });

  it('cuts what it shows of a line, and long notes, between two characters [FIND-53]', () => {
    const line = `${'x'.repeat(199)}👩‍🌾 and more`;
    expect(readRedirectFile(`/a -> /b\n${line}`).unread[0]?.text).toBe('x'.repeat(199));
    const row = readRedirectFile(`From,To,Status\n${'y'.repeat(199)}👩‍🌾,/b,maybe`).unread[0];
    expect(row?.text).toBe('y'.repeat(199));
    const [read] = readRedirectFile(
      JSON.stringify({
        redirects: [
          { url: '/a', action_code: 301, action_data: { url: '/b' }, title: `${'z'.repeat(299)}👩‍🌾` },
        ],
      }),
    ).redirects;
    expect(read?.note).toBe('z'.repeat(299));
    const entry = readRedirectFile(JSON.stringify({ redirects: [{ u: `${'z'.repeat(193)}👩‍🌾` }] })).unread[0];
    expect(entry?.text).toBe(`{"u":"${'z'.repeat(193)}`);
  });

  it('keeps what Portico’s own table says [FIND-53]', () => {
    const [read] = readRedirectFile("From,To,Status,On,Always,Note\r\n/a,/b,302,No,Yes,'=1+1\r\n").redirects;
    expect(read).toEqual({
      line: 2,
      from: '/a',
      to: '/b',
      status: 302,
      isEnabled: false,
      isAlways: true,
      note: '=1+1',
    });
  });
});
