import { expect, it } from 'vitest';
import { chosenEncoding } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['x-gzip, brotli', 'identity'],
  ['identity;q=0', 'identity'],
  [', ;q=1;,=', 'identity'],
])('%j is answered with %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding);
  expect(chosenEncoding(header)).toBe(encoding);
});
