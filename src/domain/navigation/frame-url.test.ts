import { expect, it } from 'vitest';
import { pathOfFrameUrl, withFrameUrl } from './frame-url.ts';

it.each([
  ['?frameUrl=%2Fabout%3Fa%3D1', '/about'],
  ['?frameUrl=%2Fjournal%2Fone%2F', '/journal/one'],
  ['', '/'],
])('opens with the page of frameUrl: %s [EDIT-09]', (search, path) => {
  expect(pathOfFrameUrl(search)).toBe(path);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/config/settings',
  '/%E0%A4%A',
  'about',
])('ignores a value that is no path of this site: %s [EDIT-10]', (value) => {
  expect(pathOfFrameUrl(`?frameUrl=${encodeURIComponent(value)}`)).toBe('/');
});

it('keeps the page in the address, so that a reload shows it again', () => {
  expect(withFrameUrl('?x=1', '/about')).toBe('?x=1&frameUrl=%2Fabout');
  expect(withFrameUrl('?frameUrl=%2Fabout', '/')).toBe('');
});
