import { describe, expect, it } from 'vitest';
import { changePause, type PauseReason } from './autoplay-pauses.ts';
import { GALLERY_TIMEOUT_MS, galleryAutoplayTimes, isMotionDisabled } from './gallery-autoplay.ts';
import { beginMove, endMove, type GalleryState, recount, wrapIndex } from './gallery-index.ts';
import { type KeyFacts, keyedGallery, keyMove } from './gallery-keys.ts';
import { randomStep } from './random-order.ts';
import { addressOfSlide, collectionPathOf } from './slide-address.ts';

function at(index: number, changes: Partial<GalleryState> = {}): GalleryState {
  return { index, count: 4, loops: true, movingTo: null, ...changes };
}

it.each([
  [-1, 4, 3, 'GAL-78'],
  [-5, 4, 3, 'GAL-78'],
  [4, 4, 0, 'GAL-79'],
  [9, 4, 1, 'GAL-79'],
  [2, 4, 2, 'GAL-79'],
  [3, 0, 0, 'GAL-90'],
  [Number.NaN, 4, 0, 'GAL-79'],
])('index %s of %i slides is %i [%s]', (index, count, wrapped, _id) => {
  expect(wrapIndex(index, count)).toBe(wrapped);
});

describe('a move', () => {
  it.each([
    [0, 'previous', true, 3, 'reverse', null, 'GAL-82] [GAL-87'],
    [3, 'next', true, 0, 'forward', null, 'GAL-84] [GAL-87'],
    [1, 'next', false, 2, 'forward', null, 'GAL-88'],
    [0, 'previous', false, 0, null, 'reachedBeginning', 'GAL-83] [GAL-88] [GAL-89'],
    [3, 'next', false, 3, null, 'reachedEnd', 'GAL-85] [GAL-88] [GAL-89'],
    [1, { to: 3 }, true, 3, 'forward', null, 'GAL-87] [GAL-89'],
    [3, { to: 1 }, true, 1, 'reverse', null, 'GAL-87] [GAL-89'],
    [0, { to: -1 }, false, 3, 'forward', null, 'GAL-78] [GAL-88'],
    [1, { to: 4 }, false, 0, 'reverse', null, 'GAL-79] [GAL-88'],
    [1, { to: 1 }, true, 1, null, null, 'GAL-88'],
  ] as const)(
    'from %i, %j, looping %s: to %i, %s, fires %s [%s]',
    (from, move, loops, index, direction, end, _ids) => {
      const step = beginMove(at(from, { loops }), move);
      expect([step.state.index, step.change?.direction ?? null, step.end]).toEqual([index, direction, end]);
    },
  );

  it('is refused while the gallery is in motion, and accepted again when that is over [GAL-80]', () => {
    const { state } = beginMove(at(0), 'next');
    expect(state.movingTo).toBe(1);
    for (const move of ['next', 'previous', { to: 3 }] as const) {
      expect(beginMove(state, move)).toEqual({ state, change: null, end: null });
    }
    expect(beginMove(endMove(state), 'next').state.index).toBe(2);
  });

  it.each([
    [[2], 1, 'a different slide'],
    [[null, 3], 1, 'a different slide'],
  ])('is refused while a linked gallery moves to %j, from %i: %s [GAL-81]', (targets, from) => {
    expect(beginMove(at(from - 1), 'next', targets).change).toBeNull();
  });

  it('is accepted while a linked gallery moves to the same slide, or not at all [GAL-81]', () => {
    expect(beginMove(at(0), 'next', [1]).state.index).toBe(1);
    expect(beginMove(at(0), 'next', [null]).state.index).toBe(1);
  });

  it('does nothing among no slides or one [GAL-90]', () => {
    for (const count of [0, 1]) {
      for (const move of ['next', 'previous', { to: 7 }] as const) {
        expect(beginMove(at(0, { count }), move)).toMatchObject({ change: null, end: null });
      }
    }
  });

  it('keeps its place when groups change, as far as there is one', () => {
    expect(recount(at(3), 2)).toEqual(at(1, { count: 2 }));
    expect(recount(at(1), 0)).toEqual(at(0, { count: 0 }));
  });
});

describe('autoplay', () => {
  it.each([
    [undefined, 5000, 'GAL-103] [GAL-115'],
    [2.5, 2500, 'GAL-104'],
    ['4', 4000, 'GAL-104'],
    [0, 5000, 'GAL-103'],
    [-1, 5000, 'GAL-103'],
    ['soon', 5000, 'GAL-103'],
  ])(
    'with a duration of %j waits %i ms, and 1000 ms after a pause [GAL-116] [%s]',
    (seconds, timeoutMs, _id) => {
      expect(galleryAutoplayTimes(seconds)).toEqual({ timeoutMs, resumeMs: 1000 });
      expect(GALLERY_TIMEOUT_MS).toBe(5000);
    },
  );

  it.each([
    ['', false, false, 'GAL-108'],
    ['?nomotion=true', false, true, 'GAL-98'],
    ['?a=1&nomotion=true', false, true, 'GAL-98'],
    ['?nomotion=false', false, false, 'GAL-98'],
    ['?nomotion', false, false, 'GAL-98'],
    ['', true, true, 'GAL-109'],
  ])('%j, reduced motion %s: off %s [%s]', (search, prefersReducedMotion, isOff, _id) => {
    expect(isMotionDisabled({ search, prefersReducedMotion })).toBe(isOff);
  });

  const holding = (...reasons: PauseReason[]): ReadonlySet<PauseReason> => new Set(reasons);
  it.each([
    [holding(), 'pointer', true, false, 'pause', 'GAL-105'],
    [holding('pointer'), 'pointer', false, false, 'resume', 'GAL-105'],
    [holding(), 'controls', true, false, 'pause', 'GAL-106'],
    [holding('controls'), 'controls', false, false, 'resume', 'GAL-106'],
    [holding('pointer'), 'controls', true, false, null, 'GAL-106'],
    [holding('pointer', 'controls'), 'pointer', false, false, null, 'GAL-106'],
    [holding(), 'pointer', true, true, null, 'GAL-107'],
    [holding(), 'controls', true, true, null, 'GAL-107'],
    [holding(), 'video', true, true, 'pause', 'GAL-112'],
    [holding('video'), 'video', false, true, 'resume', 'GAL-113'],
    [holding('video', 'pointer'), 'pointer', false, false, null, 'GAL-112'],
    [holding('pointer'), 'pointer', true, false, null, 'GAL-105'],
  ] as const)('held by %o, %s %s, mobile %s: %s [%s]', (reasons, reason, holds, isMobile, event, _id) => {
    expect(changePause(reasons, reason, holds, isMobile).event).toBe(event);
  });

  it('in random order shows each slide once before any repeats, and never the current one again [GAL-110] [GAL-111]', () => {
    let position = { index: 0, count: 5 };
    let unshown: ReadonlySet<number> = new Set();
    const shown: number[] = [0];
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let turn = 0; turn < 104; turn += 1) {
      const step = randomStep(position, unshown, random);
      expect(step.change?.index).not.toBe(position.index);
      position = { ...position, index: step.change?.index ?? -1 };
      ({ unshown } = step);
      shown.push(position.index);
    }
    // The first round begins with the slide that was there, each later one with a new one.
    expect(new Set(shown.slice(0, 5)).size).toBe(5);
    for (let begin = 5; begin + 4 <= shown.length; begin += 4) {
      expect(new Set(shown.slice(begin, begin + 4)).size).toBe(4);
    }
    expect(randomStep({ index: 0, count: 1 }, new Set(), random).change).toBeNull();
    expect(randomStep({ index: 0, count: 3 }, new Set(), () => 1).change).toEqual({
      index: 2,
      direction: 'forward',
    });
  });
});

describe('the arrow keys', () => {
  const usual: KeyFacts = {
    key: 'ArrowRight',
    hasModifier: false,
    isEditingText: false,
    isMoving: false,
    isOnScreen: true,
    isPlaying: false,
    count: 3,
  };
  it.each([
    [{ key: 'ArrowLeft' }, 'previous', 'GAL-118'],
    [{ key: 'ArrowRight' }, 'next', 'GAL-119'],
    [{ key: 'ArrowUp' }, null, 'GAL-119'],
    [{ isEditingText: true }, null, 'GAL-120'],
    [{ isMoving: true }, null, 'GAL-121'],
    [{ isOnScreen: false }, null, 'GAL-122'],
    [{ isPlaying: true }, null, 'GAL-123'],
    [{ count: 1 }, null, 'GAL-90'],
    [{ hasModifier: true }, null, 'GAL-119'],
  ] as const)('%j: %s [%s]', (facts, move, _id) => {
    expect(keyMove({ ...usual, ...facts })).toBe(move);
  });

  it.each([
    [[], null, 'GAL-124'],
    [
      [
        [false, true, 300],
        [false, true, 20],
      ],
      1,
      'GAL-124',
    ],
    [
      [
        [true, true, 300],
        [false, true, 20],
      ],
      0,
      'GAL-124',
    ],
    [
      [
        [false, false, 0],
        [false, true, 20],
      ],
      1,
      'GAL-122',
    ],
    [[[false, false, 0]], null, 'GAL-122'],
    [
      [
        [true, false, 0],
        [false, true, 20],
      ],
      null,
      'GAL-122',
    ],
  ] as const)('of the galleries %j number %s takes the key [%s]', (galleries, index, _id) => {
    const candidates = galleries.map(([hasFocus, isOnScreen, distance]) => ({
      hasFocus,
      isOnScreen,
      distance,
    }));
    expect(keyedGallery(candidates)).toBe(index);
  });
});

describe('the address', () => {
  const slides = [
    { id: 'a1', url: 'bowl' },
    { id: 'b2', url: '' },
  ];
  it.each([
    ['/work', { id: 'a1', url: 'bowl' }, '', '/work/bowl', 'GAL-93] [GAL-97'],
    ['/work/', { id: 'b2', url: '' }, '', '/work/b2', 'GAL-93] [GAL-97'],
    ['/work', { id: 'a1', url: 'bowl' }, '?tag=x', '/work/bowl?tag=x', 'GAL-97'],
    ['/', { id: 'a1', url: '/große vase/' }, '', '/gro%C3%9Fe%20vase', 'GAL-97'],
  ])('of %s with %j and query %j is %s [%s]', (path, slide, search, address, _ids) => {
    expect(addressOfSlide(path, slide, search)).toBe(address);
  });

  it('leaves out the slide that the page was opened at [GAL-97]', () => {
    expect(
      ['/work', '/work/bowl', '/work/b2/', '/bowl'].map((path) => collectionPathOf(path, slides)),
    ).toEqual(['/work', '/work', '/work', '']);
  });
});
