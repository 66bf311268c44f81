import { expect, it } from 'vitest';
import { isNearWindow } from './lazy-margin.ts';

const WINDOW = { width: 1000, height: 800 };

it.each([
  ['in view', 100, 100, true],
  ['200 px below', 0, 1000, true],
  ['201 px below', 0, 1001, false],
  ['200 px above', 0, -300, true],
  ['201 px above', 0, -301, false],
  ['200 px to the right', 1200, 0, true],
  ['201 px to the right', 1201, 0, false],
  ['200 px to the left', -300, 0, true],
  ['201 px to the left', -301, 0, false],
])('an image %s is near: [%d, %d] %s [IMG-18] [IMG-19] [IMG-20]', (_where, left, top, isNear) => {
  expect(isNearWindow({ left, top, right: left + 100, bottom: top + 100 }, WINDOW)).toBe(isNear);
});

it('an image without a box is in a hidden container [IMG-20]', () => {
  expect(isNearWindow({ left: 0, top: 0, right: 0, bottom: 0 }, WINDOW)).toBe(false);
});
