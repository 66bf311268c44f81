import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [999_999, '1,000 KB'],
  [1_000_000, '1 MB'],
  [1_048_576, '1 MB'],
  [2_500_000, '2.5 MB'],
])('shows %i bytes as %s: a megabyte counts as 1,000,000 [TIME-43]', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
