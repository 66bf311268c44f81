import { expect, it } from 'vitest';
import { findLabelAddress, labelAddress } from './label-address.ts';

it.each([
  ['/journal/category/News', '/journal', 'category', 'News'],
  ['/journal/tag/paper', '/journal', 'tag', 'paper'],
  ['/shop/category/Tea / Coffee', '/shop', 'category', 'Tea / Coffee'],
  ['/tag/category/News', '/tag', 'category', 'News'],
  ['/category/News', '/', 'category', 'News'],
])('reads the label that %s is about', (path, collectionPath, kind, name) => {
  expect(findLabelAddress(path)).toEqual({ collectionPath, label: { kind, name } });
});

it.each(['/journal', '/journal/category', '/journal/category/', '/categories/News'])(
  'reads no label in %s',
  (path) => {
    expect(findLabelAddress(path)).toBeNull();
  },
);

it('writes addresses that are read as they were written, and none that would be read otherwise [FIND-35]', () => {
  const address = (name: string) => labelAddress('/läden', { kind: 'category', name });
  expect(address('Tee & mehr')).toBe('/l%C3%A4den/category/Tee%20%26%20mehr');
  expect(address('Tea/Coffee')).toBe('/l%C3%A4den/category/Tea%2FCoffee');
  expect(address('Tea/')).toBeNull();
  expect(address('Tea//Coffee')).toBeNull();
  expect(address('a/category/b')).toBeNull();
});
