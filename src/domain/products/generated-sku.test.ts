import { expect, it } from 'vitest';
import { generatedSku } from './generated-sku.ts';

it.each([
  [0, 'SQ0000000'],
  [42, 'SQ0000042'],
  [9_999_999, 'SQ9999999'],
])('makes of %d the letters SQ and seven digits [COMM-24]', (drawn, sku) => {
  expect(generatedSku((below) => Math.min(drawn, below - 1))).toBe(sku);
});
