import { describe, expect, it } from 'vitest';
import { kenBurnsZoom, RELAYOUT_MS, slidesToFetch, transitionSpeedMs } from './gallery-times.ts';
import { slideClick, type SlideClick, stripClick } from './slide-click.ts';
import { stripAlignment, stripOffset } from './strip-alignment.ts';
import { SWIPE, swipeDuration, swipeMove, touchOwner, wheelMove } from './swipe.ts';
import { rubberBandOffset } from './rubber-band-offset.ts';
import { thumbnailPadding, thumbnailRatio } from './thumbnails.ts';

describe('a swipe', () => {
  it.each([
    [-50, 250, 'next', 'GAL-155] [GAL-157'],
    [50, 250, 'previous', 'GAL-155] [GAL-157'],
    [-49, 100, null, 'GAL-155'],
    [-300, 251, null, 'GAL-155'],
    [0, 0, null, 'GAL-155'],
  ])('of %i px in %i ms leads to %s [%s]', (moved, elapsedMs, move, _id) => {
    expect(swipeMove(moved, elapsedMs)).toBe(move);
  });

  it('leads the other way in right-to-left texts', () => {
    expect([swipeMove(-80, 100, true), swipeMove(80, 100, true)]).toEqual(['previous', 'next']);
  });

  it.each([
    [9, 0, null],
    [10, 0, 'gallery'],
    [-10, 9, 'gallery'],
    [9, -10, 'page'],
    [12, 30, 'page'],
  ])('that moved %i px along and %i across belongs to %s [GAL-156] [GAL-157]', (along, across, owner) => {
    expect(touchOwner(along, across)).toBe(owner);
  });

  it.each([
    [0, 766, 200],
    [250, 766, 400],
    [9000, 400, 400],
    [125, 400, 300],
    [0, 767, 300],
    [250, 767, 500],
    [-5, 1200, 300],
  ])(
    'that took %i ms in a window of %i px goes on for %i ms [GAL-158] [GAL-159]',
    (elapsedMs, width, duration) => {
      expect(swipeDuration(elapsedMs, width)).toBe(duration);
    },
  );

  it.each([
    [40, 3, 'next'],
    [-40, 3, 'previous'],
    [19, 0, null],
    [30, 60, null],
    [0, 100, null],
  ])('a wheel turned %i sideways and %i down leads to %s', (x, y, move) => {
    expect(wheelMove(x, y)).toBe(move);
  });
});

it.each([
  [-90, false, -90],
  [-90, true, -30],
  [60, true, 20],
])('new-swipe drawn %i px, past an end: %s, follows by %i px [GAL-142]', (moved, isPastEnd, offset) => {
  expect(rubberBandOffset(moved, isPastEnd)).toBe(offset);
});

describe('a click', () => {
  const usual: SlideClick = {
    setting: 'next',
    x: 10,
    width: 100,
    hasClickThrough: false,
    hasLightbox: false,
    isVideo: false,
    isOnLink: false,
  };
  it.each([
    [{ setting: 'next' }, 'next', 'GAL-131'],
    [{ setting: 'previous' }, 'previous', 'GAL-132'],
    [{ setting: 'halves', x: 49 }, 'previous', 'GAL-133] [GAL-134'],
    [{ setting: 'halves', x: 50 }, 'next', 'GAL-133] [GAL-134'],
    [{ hasClickThrough: true }, 'navigate', 'GAL-135'],
    [{ hasClickThrough: true, hasLightbox: true }, 'navigate', 'GAL-37] [GAL-135'],
    [{ isOnLink: true }, 'nothing', 'GAL-138'],
    [{ isOnLink: true, hasClickThrough: true }, 'nothing', 'GAL-138'],
    [{ isVideo: true }, 'nothing', 'GAL-139'],
    [{ hasLightbox: true }, 'lightbox', 'GAL-36'],
  ] as const)('on a slide of a slideshow, %j: %s [%s]', (facts, effect, _id) => {
    expect(slideClick({ ...usual, ...facts })).toBe(effect);
  });

  it.each([
    [true, 'next', 'next', 'GAL-163'],
    [true, 'previous', 'previous', 'GAL-164'],
    [true, 'nothing', 'nothing', 'GAL-165'],
    [true, undefined, 'next', 'GAL-166'],
    [false, 'nothing', 'select', 'GAL-167'],
  ] as const)('on a slide of a strip, active %s, set to %s: %s [%s]', (isActive, setting, effect, _id) => {
    expect(stripClick(isActive, setting)).toBe(effect);
  });
});

describe('a strip', () => {
  it.each([
    ['left', 'start', 'GAL-173'],
    ['center', 'middle', 'GAL-173'],
    ['right', 'end', 'GAL-173'],
    ['start', 'start', 'GAL-172'],
    ['middle', 'middle', 'GAL-172'],
    ['end', 'end', 'GAL-172'],
    ['top', 'middle', 'GAL-174'],
    ['toString', 'middle', 'GAL-174'],
    [7, 'middle', 'GAL-174'],
    [undefined, 'middle', 'GAL-175'],
  ])('aligned %j has its active slide at the %s [%s]', (value, alignment, _id) => {
    expect(stripAlignment(value)).toBe(alignment);
  });

  it.each([
    [{ start: 300, size: 100 }, 'start', 300],
    [{ start: 300, size: 100 }, 'middle', 200],
    [{ start: 300, size: 100 }, 'end', 100],
    [{ start: 0, size: 100 }, 'middle', 0],
    [{ start: 900, size: 100 }, 'start', 700],
    [{ start: 300, size: 900 }, 'middle', 600],
  ] as const)('of 300 px brings the slide %j to its %s at %i px [GAL-172]', (slide, alignment, offset) => {
    expect(stripOffset(slide, { size: 300, contentSize: 1000 }, alignment)).toBe(offset);
    expect(stripOffset(slide, { size: 0, contentSize: 0 }, alignment)).toBe(0);
  });
});

describe('what is shown and when', () => {
  it('takes 1 s, on a strip 0.5 s, when scrolling 0.4 s, after a resize 100 ms [GAL-153] [GAL-160] [GAL-177] [GAL-209] [GAL-211]', () => {
    expect([transitionSpeedMs('stacked'), transitionSpeedMs('strip'), SWIPE.snapMs, RELAYOUT_MS]).toEqual([
      1000, 500, 400, 100,
    ]);
  });

  it.each([
    [0, 5, true, [0, 1, 4]],
    [4, 5, true, [4, 0, 3]],
    [0, 5, false, [0, 1]],
    [4, 5, false, [4, 3]],
    [0, 2, true, [0, 1]],
    [0, 1, true, [0]],
    [0, 0, true, []],
  ])(
    'at %i of %i, looping %s, the slides %j are fetched [GAL-151] [GAL-152] [GAL-178]',
    (index, count, loops, slides) => {
      expect(slidesToFetch(index, count, loops)).toEqual(slides);
    },
  );

  it('zooms by 1.075, in and out by turns [GAL-141]', () => {
    expect([0, 1, 2].map(kenBurnsZoom)).toEqual([
      [1, 1.075],
      [1.075, 1],
      [1, 1.075],
    ]);
  });

  it.each([
    [20, 'min(20px, 5px)'],
    [3, 'min(3px, 5px)'],
    ['1%', 'min(1cqi, 5px)'],
  ] as const)('thumbnails padded by %s are %s apart [GAL-128] [GAL-130]', (padding, gap) => {
    expect(thumbnailPadding(padding)).toBe(gap);
  });

  it.each([
    [{ type: 'video', dimensions: { width: 100, height: 100 } }, false, 16 / 9, 'GAL-129'],
    [{ type: 'video', dimensions: null }, true, 1, 'GAL-130'],
    [{ type: 'image', dimensions: { width: 300, height: 200 } }, false, 1.5, 'GAL-53] [GAL-129'],
    [{ type: 'image', dimensions: { width: 300, height: 200 } }, true, 1, 'GAL-53] [GAL-130'],
    [{ type: 'image', dimensions: null }, false, 1, 'GAL-129'],
  ] as const)(
    'the thumbnail of %j, squares %s, has the proportions %d [%s]',
    (slide, isSquare, ratio, _id) => {
      expect(thumbnailRatio(slide, isSquare)).toBe(ratio);
    },
  );
});
