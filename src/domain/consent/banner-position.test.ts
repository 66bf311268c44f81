import { describe, expect, it } from 'vitest';
import { bannerPosition } from './banner-position.ts';

describe('position of the banner', () => {
  it.each([
    ['BAR', 'TOP', 'TOP', 'CONS-28] [CONS-34'],
    ['BAR', 'BOTTOM', 'BOTTOM', 'CONS-28] [CONS-34'],
    ['BAR', 'TOP_LEFT', 'TOP', 'CONS-29'],
    ['BAR', 'TOP_RIGHT', 'TOP', 'CONS-29'],
    ['BAR', 'BOTTOM_LEFT', 'BOTTOM', 'CONS-30'],
    ['BAR', 'BOTTOM_RIGHT', 'BOTTOM', 'CONS-30'],
    ['BAR', undefined, 'BOTTOM', 'CONS-30'],
    ['BAR', 'middle', 'BOTTOM', 'CONS-30'],
    ['POPUP', 'TOP_LEFT', 'TOP_LEFT', 'CONS-31] [CONS-34'],
    ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT', 'CONS-31] [CONS-34'],
    ['POPUP', 'BOTTOM_LEFT', 'BOTTOM_LEFT', 'CONS-31] [CONS-34'],
    ['POPUP', 'BOTTOM_RIGHT', 'BOTTOM_RIGHT', 'CONS-31] [CONS-34'],
    ['POPUP', 'TOP', 'TOP_LEFT', 'CONS-32'],
    ['POPUP', 'BOTTOM', 'BOTTOM_LEFT', 'CONS-33'],
    ['POPUP', undefined, 'BOTTOM_LEFT', 'CONS-33'],
    ['POPUP', 7, 'BOTTOM_LEFT', 'CONS-33'],
  ] as const)('of a %s stored at %s is %s [%s]', (variant, stored, position, _ids) => {
    expect(bannerPosition(variant, stored)).toBe(position);
  });
});
