import { describe, expect, it } from 'vitest';
import { ANIMATION_THRESHOLDS, isVisibleEnough } from './block-animation.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { saveOverlayAttribute } from './save-overlay.ts';
import { FIT_TEXT_DEBOUNCE_MS, fitText } from './fit-text.ts';
import { TIME_SINCE_REFRESH_MS, timeSinceMoment, timeSinceText } from './time-since.ts';

describe('relative times', () => {
  it.each([
    [-5000, 'just now'],
    [0, 'just now'],
    [999, 'just now'],
    [1000, 'about 1 seconds ago'],
    [59_999, 'about 59 seconds ago'],
    [60_000, 'about a minute ago'],
    [119_999, 'about a minute ago'],
    [120_000, 'about 2 minutes ago'],
    [3_599_999, 'about 59 minutes ago'],
    [3_600_000, 'about an hour ago'],
    [7_199_999, 'about an hour ago'],
    [7_200_000, 'about 2 hours ago'],
    [86_399_999, 'about 23 hours ago'],
    [86_400_000, 'about a day ago'],
    [172_799_999, 'about a day ago'],
    [172_800_000, 'about 2 days ago'],
  ])('say %d ms as %j [BLK-111] [BLK-112] [BLK-113] [BLK-115] [BLK-116]', (age, text) => {
    expect(timeSinceText(age)).toBe(text);
  });

  it('are worked out again every 5000 ms, from dates that are dates [BLK-110] [BLK-114]', () => {
    expect(TIME_SINCE_REFRESH_MS).toBe(5000);
    expect([timeSinceMoment('2026-01-01T00:00:00Z'), timeSinceMoment('soon')]).toEqual([1767225600000, null]);
  });
});

describe('text that is too wide', () => {
  it.each([
    [32, 100, 100, null, false],
    [32, 200, 100, 16, false],
    [32, 250, 100, 12.8, true],
    [32, 1000, 100, 11, true],
    [10, 1000, 100, 10, true],
    [12, 50, 100, null, true],
    [13, 50, 100, null, false],
  ])(
    'of %d px and %d px wide in %d px becomes %s px, small: %s [BLK-105] [BLK-107] [BLK-108]',
    (own, width, room, sizePx, isSmall) => {
      expect(fitText(own, width, room)).toEqual({ sizePx, isSmall });
    },
  );

  it('is worked out 100 ms after a resize [BLK-106]', () => {
    expect(FIT_TEXT_DEBOUNCE_MS).toBe(100);
  });
});

describe('block animations', () => {
  it('watch the five thresholds [BLK-47]', () => {
    expect(ANIMATION_THRESHOLDS).toEqual([0, 0.1, 0.25, 0.5, 1]);
  });

  it.each([
    [0.24, true, 100, false],
    [0.25, true, 100, true],
    [1, true, 100, true],
    [0.01, true, 801, true],
    [0.01, true, 800, false],
    [0, false, 2000, false],
  ])(
    'seen %d (%s) of %d px in a window of 800 px is enough: %s [BLK-50]',
    (ratio, isIntersecting, height, enough) => {
      expect(isVisibleEnough({ ratio, isIntersecting, height, windowHeight: 800 })).toBe(enough);
    },
  );
});

it.each([
  ['off', 'off', ''],
  ['hover', 'hover', ' data-save-overlay="hover"'],
  ['always', 'always', ' data-save-overlay="always"'],
  ['sometimes', 'off', ''],
])(
  'has the save button mode %j in the site’s settings as %s [BLK-76] [BLK-77]',
  (stored, read, attribute) => {
    const settings = siteSettingsSchema.parse({
      id: 'settings',
      type: 'settings',
      pinterestOverlayOptions: { mode: stored },
    });
    const mode = settings.pinterestOverlayOptions?.mode ?? 'off';
    expect([mode, saveOverlayAttribute(mode)]).toEqual([read, attribute]);
  },
);
