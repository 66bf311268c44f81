import { expect, it } from 'vitest';
import { parseColorText } from './parse-color.ts';

it.each([
  ['#2F5D50', '#2f5d50'],
  ['2f5d50', '#2f5d50'],
  ['#abc', '#aabbcc'],
  [' Teal ', '#008080'],
  ['rgb(255, 0, 0)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['#ff000080', '#ff0000'],
])('reads the colour %s', (text, color) => {
  expect(parseColorText(text)).toBe(color);
});

it('takes the nearest colour a screen shows', () => {
  expect(parseColorText('oklch(70% 0.4 150)')).toMatch(/^#[0-9a-f]{6}$/);
});

it.each(['', '  ', 'tomatoe', '#12345', 'transparent', 'rgb(', 'url(x)', '#gggggg', 'none'])(
  'takes “%s” for no colour',
  (text) => {
    expect(parseColorText(text)).toBeNull();
  },
);
