import { describe, expect, it } from 'vitest';
import { advanceAutoplay, AUTOPLAY, type AutoplayEvent, type AutoplayState } from './autoplay.ts';
import { isThrottledMove, LIGHTBOX, lightboxClick } from './lightbox.ts';
import { slideOfAddress } from '#domain/galleries/slide-of-address.ts';
import { blockedSteps, jumpToSlide, randomSlide, stepSlide } from '#domain/galleries/slide-index.ts';

it('has the times and lengths of the specification [OVER-84, OVER-85, OVER-87, OVER-88, OVER-100, OVER-115, GAL-114]', () => {
  expect(LIGHTBOX).toEqual({
    theme: 'dark',
    speedMs: 600,
    overlayFadeMs: 350,
    contentFadeMs: 600,
    overlayOpacity: 0.95,
    padding: 100,
    keyThrottleMs: 200,
    edgeDeadZone: 0.02,
    navigationFadeMs: 500,
  });
  expect(AUTOPLAY).toEqual({ timeoutMs: 1000, resumeMs: 1000 });
});

it.each([
  [300, true, 'previous', 'OVER-97'],
  [700, true, 'next', 'OVER-97'],
  [500, true, 'next', 'OVER-97'],
  [19, true, 'nothing', 'OVER-98'],
  [20, true, 'previous', 'OVER-98'],
  [980, true, 'next', 'OVER-98'],
  [981, true, 'nothing', 'OVER-98'],
  [300, false, 'close', 'OVER-91'],
  [5, false, 'close', 'OVER-99'],
] as const)('a click at %i of 1000, on the item: %s, does %s [OVER-99] [%s]', (x, isOnItem, action, _id) => {
  expect(lightboxClick(x, 1000, isOnItem)).toBe(action);
});

it.each([
  [1000, null, false],
  [1199, 1000, true],
  [1200, 1000, false],
])('a key at %i after a move at %s is too soon: %s [OVER-96]', (now, last, isTooSoon) => {
  expect(isThrottledMove(now, last)).toBe(isTooSoon);
});

const slides = [
  { id: 'a', url: 'bowl' },
  { id: 'b', url: '' },
  { id: 'c', url: 'große-vase' },
];
it.each([
  ['#itemId=b', '/work', 1, 'OVER-80'],
  ['#itemId=bowl', '/work', 0, 'OVER-80'],
  ['#a=1&itemId=c', '/work', 2, 'OVER-80'],
  ['', '/work/bowl', 0, 'OVER-81'],
  ['', '/work/b/', 1, 'OVER-81'],
  ['', '/work/gro%C3%9Fe-vase', 2, 'OVER-81'],
  ['#itemId=b', '/work/bowl', 1, 'OVER-82'],
  ['#itemId=unknown', '/work/bowl', 0, 'OVER-82'],
  ['#itemId=', '/', null, 'OVER-82'],
  ['#itemId', '/work', null, 'OVER-82'],
  ['#bowl', '/work/%E0%A4%A', null, 'OVER-82'],
] as const)('the address %s %s asks for slide %s [%s]', (hash, path, index, _id) => {
  expect(slideOfAddress(hash, path, slides)).toBe(index);
});

describe('the shown index', () => {
  it.each([
    [0, 1, true, { index: 1, direction: 'forward' }, 'OVER-108] [OVER-112'],
    [2, -1, true, { index: 1, direction: 'reverse' }, 'OVER-108] [OVER-112'],
    [2, 1, true, { index: 0, direction: 'forward' }, 'OVER-101] [OVER-109'],
    [0, -1, true, { index: 2, direction: 'reverse' }, 'OVER-101] [OVER-109'],
    [2, 1, false, null, 'OVER-106] [OVER-110] [OVER-119'],
    [0, -1, false, null, 'OVER-106] [OVER-110] [OVER-119'],
    [1, 1, false, { index: 2, direction: 'forward' }, 'OVER-110'],
  ] as const)('of three at %i, moved by %i, looping %s: %j [%s]', (index, step, loops, change, _ids) => {
    expect(stepSlide({ index, count: 3, loops }, step)).toEqual(change);
  });

  it('does not move in a set of one or none', () => {
    expect(stepSlide({ index: 0, count: 1, loops: true }, 1)).toBeNull();
    expect(randomSlide({ index: 0, count: 1 }, () => 0)).toBeNull();
  });

  it.each([
    [0, false, { previous: true, next: false }],
    [2, false, { previous: false, next: true }],
    [0, true, { previous: false, next: false }],
  ])('at %i, looping %s, the blocked buttons are %j [OVER-111]', (index, loops, blocked) => {
    expect(blockedSteps({ index, count: 3, loops })).toEqual(blocked);
  });

  it('jumps forward or back, never out of the set', () => {
    expect(jumpToSlide({ index: 1, count: 3 }, 2)).toEqual({ index: 2, direction: 'forward' });
    expect(jumpToSlide({ index: 1, count: 3 }, 0)).toEqual({ index: 0, direction: 'reverse' });
    expect(jumpToSlide({ index: 1, count: 3 }, 3)).toBeNull();
  });

  it('takes any other slide at random, never the shown one [OVER-114]', () => {
    const at = (random: number) => randomSlide({ index: 1, count: 3 }, () => random)?.index;
    expect([at(0), at(0.49), at(0.5), at(0.999), at(1)]).toEqual([0, 0, 2, 2, 2]);
  });
});

it.each<[AutoplayState, AutoplayEvent, AutoplayState, boolean, number | null, string]>([
  ['off', 'start', 'waiting', false, 1000, 'OVER-113'],
  ['waiting', 'elapsed', 'waiting', true, 1000, 'OVER-113'],
  ['waiting', 'pause', 'paused', false, null, 'OVER-120'],
  ['paused', 'elapsed', 'paused', false, null, 'OVER-120'],
  ['paused', 'resume', 'resuming', false, 300, 'OVER-120'],
  ['resuming', 'elapsed', 'waiting', false, 1000, 'OVER-120'],
  ['resuming', 'pause', 'paused', false, null, 'OVER-120'],
  ['off', 'resume', 'off', false, null, 'OVER-113'],
  ['off', 'pause', 'off', false, null, 'OVER-113'],
  ['waiting', 'stop', 'off', false, null, 'OVER-113'],
])('autoplay %s on %s: %s, advances %s, waits %s [%s]', (from, event, state, advances, waitMs) => {
  expect(advanceAutoplay(from, event, { timeoutMs: 1000, resumeMs: 300 })).toEqual({
    state,
    advances,
    waitMs,
  });
});

it('keeps a time set by the owner [OVER-118]', () => {
  expect(advanceAutoplay('off', 'start', { timeoutMs: 4000, resumeMs: 1000 }).waitMs).toBe(4000);
});
