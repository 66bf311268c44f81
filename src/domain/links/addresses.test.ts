import { describe, expect, it } from 'vitest';
import { blogUrlPatternProblem, filterBlogUrlPattern, isMadeByPattern } from './blog-url-pattern.ts';
import { fillBlogUrlPattern } from './fill-blog-url-pattern.ts';
import { collectionPanelId, isEditorPath, isReservedPath, isSearchPath } from './reserved-paths.ts';
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
  ])('of the pattern %j says %j [LINK-57] [EDIT-123]', (pattern, problem) => {
    expect(blogUrlPatternProblem(pattern)).toBe(problem);
  });

  it.each([
    ['2026/3/hello', true],
    ['2026/3/hello-2', true],
    ['2026/3/hello-again', false],
    ['hello', false],
  ])('%s is an address a post got by itself: %s [LINK-56]', (urlName, isMade) => {
    expect(isMadeByPattern(urlName, '2026/3/hello')).toBe(isMade);
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
  ])('%j becomes %s [LINK-33]', (title, name) => {
    expect(urlNameOf(title)).toBe(name);
    expect(isUrlName(name)).toBe(true);
  });

  it('takes the next free number', () => {
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
  ])('%s is reserved [LINK-63]', (path) => {
    expect(isReservedPath(path)).toBe(true);
  });

  it('leaves pages that only begin alike [LINK-63]', () => {
    expect(isReservedPath('/shop')).toBe(false);
    expect(isReservedPath('/searching')).toBe(false);
  });

  it('knows the editor, the search page and collection panels [LINK-59] [LINK-60] [LINK-61]', () => {
    expect(isEditorPath('/config/pages')).toBe(true);
    expect(isEditorPath('/configuration')).toBe(false);
    expect(isSearchPath('/search')).toBe(true);
    expect(collectionPanelId('/pages/0123456789abcdef01234567')).toBe('0123456789abcdef01234567');
    expect(collectionPanelId('/pages/about')).toBeNull();
  });
});
