import { expect, it } from 'vitest';
import { parseAttribution } from './parse-attribution.ts';

it.each([
  ['© City maps', [{ text: '© City maps' }]],
  [
    '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
    [{ text: '© ' }, { text: 'OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' }],
  ],
  [
    '[A](https://a.example/), [B](http://b.example/) and others',
    [
      { text: 'A', href: 'https://a.example/' },
      { text: ', ' },
      { text: 'B', href: 'http://b.example/' },
      { text: ' and others' },
    ],
  ],
  ['[A](javascript:alert)', [{ text: '[A](javascript:alert)' }]],
  ['<b>A</b>', [{ text: '<b>A</b>' }]],
])('reads the credit line %s', (text, parts) => {
  expect(parseAttribution(text)).toEqual(parts);
});
