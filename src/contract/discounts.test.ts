import { expect, it } from 'vitest';
import { generateCodes } from './discounts.ts';

it.each([
  [1, 'SPRING-', true],
  [10_000, '', true],
  [10_001, '', false],
  [0, '', false],
  [1, 'x'.repeat(28), true],
  [1, 'x'.repeat(29), false],
  [1, 'no spaces', false],
])('makes %d codes that begin with “%s” at once: %s [ORD-51]', (count, prefix, isTaken) => {
  expect(generateCodes.body?.safeParse({ count, prefix })?.success).toBe(isTaken);
});
