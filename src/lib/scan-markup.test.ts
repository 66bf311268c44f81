import { expect, it } from 'vitest';
import { findNext } from './find-next.ts';
import { scanMarkup } from './scan-markup.ts';
import { trimSigns, trimSignsEnd } from './trim-signs.ts';

const parts = (html: string, ...whole: string[]) =>
  [...scanMarkup(html, new Set(whole))].map(({ start, end }) => html.slice(start, end));

it('gives tags, whole elements and comments', () => {
  const html = '<p class=a>x</P><!-- <i> --><Script src=b>"<b>"</SCRIPT ><br/><x';
  expect(parts(html, '!--', 'script')).toEqual([
    '<p class=a>',
    '</P>',
    '<!-- <i> -->',
    '<Script src=b>"<b>"</SCRIPT >',
    '<br/>',
    '<x',
  ]);
  expect(parts('<!-- <i> -->')).toEqual(['<i>']);
  expect(parts('<script>1 < 2', 'script')).toEqual(['<script>']);
  expect(parts('İ<style>a</style>', 'style')).toEqual(['<style>a</style>']);
});

it('looks through a text once for a sign, wherever it is asked from', () => {
  let searched = 0;
  const text = {
    indexOf: (_sign: string, from = 0) => {
      searched += 1;
      return from <= 5 ? 5 : -1;
    },
  } as unknown as string;
  const next = findNext(text, '>');
  expect([0, 3, 5, 6, 9, 12].map(next)).toEqual([5, 5, 5, -1, -1, -1]);
  expect(searched).toBe(2);
});

it('trims signs', () => {
  expect(trimSigns('--a-b/-', '-/')).toBe('a-b');
  expect(trimSigns('---', '-')).toBe('');
  expect(trimSignsEnd('//a//', '/')).toBe('//a');
});
