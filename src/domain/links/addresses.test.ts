import { describe, expect, it } from 'vitest';
import {
  blogUrlPatternProblem,
  filterBlogUrlPattern,
  isMadeByPattern,
  TITLE_ONLY_URL_PATTERN,
} from './blog-url-pattern.ts';
import { fillBlogUrlPattern } from './fill-blog-url-pattern.ts';
import { isEditorPath, isReservedPath } from './reserved-paths.ts';
import { shortenUrlName } from './shorten-url-name.ts';
import { freeUrlName, isUrlName } from './url-name.ts';
import { urlNameOf } from './url-name-of.ts';

describe('blog URL tokens', () => {
  it.each([
    ['//%y/%t', '%y/%t', 'LINK-45'],
    ['%%y', '%y', 'LINK-46'],
    ['%y//%m', '%y/%m', 'LINK-47'],
    ['%x%y', '%y', 'LINK-48'],
    ['News/%t', 'news/%t', 'LINK-49'],
    ['my blog/%t', 'my-blog/%t', 'LINK-50'],
    ['new!s/%t', 'news/%t', 'LINK-51'],
    ['a..b/%t', 'a.b/%t', 'LINK-52'],
    ['a  b/%t', 'a-b/%t', 'LINK-53'],
    ['%Y/%q%t', '%y/%t', 'LINK-54'],
    ['a_b.c-1/%t', 'a_b.c-1/%t', 'LINK-55'],
    ['%%%%y', '%y', 'LINK-46'],
    ['100%/%t', '100/%t', 'LINK-48'],
    ['///%t', '%t', 'LINK-45'],
    ['', '%y/%m/%d/%t', 'LINK-57'],
  ])('%j gives %s [%s]', (typed, pattern) => {
    expect(filterBlogUrlPattern(typed)).toBe(pattern);
  });

  it('fills in the date of the site’s time zone and the title [LINK-56]', () => {
    const at = new Date('2026-03-04T23:30:00Z');
    expect(fillBlogUrlPattern('%y/%m/%d/%t', 'Hello, World!', at, 'UTC')).toBe('2026/3/4/hello-world');
    expect(fillBlogUrlPattern('%y/%m/%d/%t', 'Hello, World!', at, 'Asia/Tokyo')).toBe('2026/3/5/hello-world');
  });

  it.each([
    ['%t', null],
    ['%y/%m/%d/%t', null],
    ['news-%y/%t', null],
    ['%y/%m', 'The address must contain %t, the title of the post.'],
    ['', 'The address must contain %t, the title of the post.'],
    ['%t/', '%t/ is not a valid page URL'],
    ['News/%t', 'News/%t is not a valid page URL'],
    ['./%t', './%t is not a valid page URL'],
    ['a--b/%t', 'a--b/%t is not a valid page URL'],
    [`${'x'.repeat(98)}%t`, null],
    [`${'x'.repeat(99)}%t`, `${'x'.repeat(99)}%t is not a valid page URL`],
  ])('of the pattern %j says %j [LINK-57] [EDIT-123]', (pattern, problem) => {
    expect(blogUrlPatternProblem(pattern)).toBe(problem);
  });

  it.each([
    ['2026/3/hello', true],
    ['2026/3/hello-2', true],
    ['2026/3/hello-12', true],
    ['2026/3/hello-again', false],
    ['2026/3/hello-2b', false],
    ['2026/3/hello-b2', false],
    ['2026/3/world-2', false],
    ['hello', false],
  ])('%s is an address a post got by itself: %s [LINK-56]', (urlName, isMade) => {
    expect(isMadeByPattern(urlName, '2026/3/hello')).toBe(isMade);
  });

  it('is the title alone for lists without dates in their addresses [LINK-56]', () => {
    expect(fillBlogUrlPattern(TITLE_ONLY_URL_PATTERN, 'Hello', new Date(0), 'UTC')).toBe('hello');
  });

  it('counts dates in UTC where the time zone is not known', () => {
    expect(fillBlogUrlPattern('%d', '', new Date('2026-03-04T23:30:00Z'), 'Nowhere/At-all')).toBe('4');
  });
});

describe('URL names', () => {
  it.each([
    ['About us', 'about-us'],
    ['Über uns!', 'ueber-uns'],
    ['  ', 'untitled'],
    ['日本語', '日本語'],
    ['x'.repeat(300), 'x'.repeat(148)],
    ['サービス', 'サービス'],
    ['ｻｰﾋﾞｽ', 'サービス'],
    ['サービス 2026', 'サービス-2026'],
    ['iPhoneケース ＡＢＣ', 'iphoneケース-abc'],
    ['ต่างๆ นานา', 'ต่างๆ-นานา'],
    ['น้ำ', 'น้ำ'],
    ['ភាសាខ្មែរ', 'ភាសាខ្មែរ'],
    ['हिन्दी में क्षत्रिय', 'हिन्दी-में-क्षत्रिय'],
    ['தமிழ்', 'தமிழ்'],
    ['한국어 서비스', '한국어-서비스'],
    ['人々の時々', '人々の時々'],
    ['שלום עולם', 'שלום-עולם'],
    ['「サ!?ビ」 2', 'サ-ビ-2'],
    ['サ2ビ', 'サ2ビ'],
    ['第①回', '第①回'],
    ['Ελλάδα', 'ellada'],
    ['Привет', 'privet'],
    ['عربي', 'erby'],
    ['Հայ', 'hay'],
    ['ქარ', 'qar'],
    ['snake_case', 'snake_case'],
    ['this & that', 'this-and-that'],
    ['this ! that', 'this-that'],
  ])('%j becomes %s [LINK-33]', (title, name) => {
    expect(urlNameOf(title)).toBe(name);
    expect(isUrlName(name)).toBe(true);
  });

  it.each([
    'a/b/c',
    'about/our-team',
    '2026/3/4',
    'v1.2/~a',
    'a/.b',
    'a/b.',
    'サービス',
    'ต่างๆ',
    'ｻｰﾋﾞｽ',
    'कार्य',
    'ـكتابـ',
    'عربي',
    'ʻokina',
    '人々',
  ])('%s can be an address [LINK-33]', (name) => {
    expect(isUrlName(name)).toBe(true);
  });

  it('are shortened behind a word, between characters, and for what they take in an address', () => {
    const words = urlNameOf('a wonderful day '.repeat(30));
    expect(words).toMatch(/-(?:a|wonderful|day)$/);
    expect([words.length <= 148, words.length > 135]).toEqual([true, true]);
    const long = urlNameOf('กำ'.repeat(100));
    expect(long).toBe('กำ'.repeat(33));
    expect(encodeURIComponent(long).length).toBeLessThanOrEqual(600);
    expect(shortenUrlName('one-two', 3)).toBe('one');
    expect(shortenUrlName('one-two', 5)).toBe('one');
    expect(shortenUrlName('a-twotwo', 6)).toBe('a-twot');
    expect(shortenUrlName('aaaaa-bb-cc', 8)).toBe('aaaaa-bb');
    expect(shortenUrlName('aaaaa-bb/cc', 8)).toBe('aaaaa-bb');
    expect(shortenUrlName('aaaa-bbbcc', 8)).toBe('aaaa-bbb');
    expect(shortenUrlName('abcde--gh', 7)).toBe('abcde');
    expect(shortenUrlName('about-/', 100)).toBe('about');
    expect(isUrlName(words)).toBe(true);
  });

  it('keep their number within the limit', () => {
    const name = 'ー'.repeat(70);
    const free = freeUrlName(name, (candidate) => candidate === name);
    expect(free).toBe(`${'ー'.repeat(66)}-2`);
    const latin = 'x'.repeat(148);
    expect(freeUrlName(latin, (candidate) => candidate === latin)).toBe(`${'x'.repeat(146)}-2`);
  });

  it('of posts have room for the date of their pattern', () => {
    const name = fillBlogUrlPattern(
      '%y/%m/%d/%t',
      'word '.repeat(60),
      new Date('2026-12-31T00:00:00Z'),
      'UTC',
    );
    expect(name.length).toBeLessThanOrEqual(146);
    expect(name).toMatch(/^2026\/12\/31\/word-.*-word$/);
  });

  it('takes the next free number', () => {
    expect(freeUrlName('about', () => false)).toBe('about');
    const taken = new Set(['about', 'about-2']);
    expect(freeUrlName('about', (name) => taken.has(name))).toBe('about-3');
  });

  it.each([
    '',
    'About',
    '/about',
    'about/',
    'a//b',
    'a b',
    '../x',
    'a/..',
    '...',
    'a/B',
    'a/b c',
    'config',
    'api/x',
    's/file',
    'x'.repeat(149),
  ])('%j is refused [LINK-33] [LINK-63]', (name) => {
    expect(isUrlName(name)).toBe(false);
  });
});

describe('paths recognised', () => {
  it.each([
    '/config',
    '/config/x',
    '/api/x',
    '/s/x',
    '/cart',
    '/checkout',
    '/commerce/x',
    '/search',
    '/Config',
    '/account',
    '/account/login',
    '/Account/plans',
    '/_portico/x',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/index.html',
    '/llms.txt',
  ])('%s is reserved [LINK-63] [MEMB-08]', (path) => {
    expect(isReservedPath(path)).toBe(true);
  });

  it('leaves pages that only begin alike [LINK-63]', () => {
    expect(isReservedPath('/shop')).toBe(false);
    expect(isReservedPath('/searching')).toBe(false);
  });

  it('knows the editor [LINK-59]', () => {
    expect(isEditorPath('/config')).toBe(true);
    expect(isEditorPath('/config/pages')).toBe(true);
    expect(isEditorPath('/configuration')).toBe(false);
  });
});
