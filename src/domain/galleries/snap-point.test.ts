import { describe, expect, it } from 'vitest';
import { snapMove, snapShare } from './snap-point.ts';

describe('a snap point', () => {
  it.each([
    ['none', null],
    ['1%', 0.01],
    ['50%', 0.5],
    ['100%', 1],
    ['0%', null],
    ['101%', null],
    ['50', null],
    ['half', null],
  ])('%s is the share %s of the width [GAL-148] [GAL-220]', (point, share) => {
    expect(snapShare(point)).toBe(share);
  });

  it.each([
    [-299, 0.5, false, null],
    [-300, 0.5, false, 'next'],
    [300, 0.5, false, 'previous'],
    [-300, 0.5, true, 'previous'],
    [300, 0.5, true, 'next'],
    [-600, null, false, null],
    [0, 0.01, false, null],
  ] as const)(
    'drawn %i px of 600, from the share %s on, right to left %s, leads to %s [GAL-220]',
    (moved, share, isRightToLeft, move) => {
      expect(snapMove(moved, 600, share, isRightToLeft)).toBe(move);
    },
  );
});
