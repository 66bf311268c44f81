import { describe, expect, it } from 'vitest';
import {
  ADJUSTMENT,
  BY_HAND,
  deriveCompanions,
  LIGHTNESS_ADJUSTMENT,
  PALETTE_PRESETS,
  withAccent,
} from './generators.ts';
import { paletteSchema } from './palette.ts';

const palette = paletteSchema.parse({});

describe('palette generators', () => {
  it('are four presets [PAL-08] [DSGN-31]', () => {
    expect(PALETTE_PRESETS).toEqual(['monochrome', 'complementary', 'analogous-i', 'analogous-ii']);
  });

  it.each([
    ['monochrome', 'keeps the hue', '#f6eaea', '#361717'],
    ['complementary', 'spins by 180', '#eaf6f6', '#173636'],
    ['analogous-i', 'spins by 45', '#f6f3ea', '#362e17'],
    ['analogous-ii', 'spins by 315', '#f6eaf3', '#36172e'],
  ])(
    '%s %s; the tints have 40 percent saturation and 94 and 15 percent lightness [PAL-09] [PAL-10] [PAL-11] [PAL-12] [PAL-13] [PAL-15]',
    (preset, _what, lightAccent, darkAccent) => {
      expect(deriveCompanions('#ff0000', preset)).toEqual({ ok: true, value: { lightAccent, darkAccent } });
    },
  );

  it.each([
    ['#ff0000', '#ff8080', '#800000'],
    ['#808080', '#c0c0c0', '#404040'],
    ['#ffeeee', '#ffffff', '#ff6f6f'],
    ['#200000', '#a00000', '#000000'],
  ])(
    'lighten and darken %s by 0.25 without a preset, clamped [PAL-14] [PAL-15]',
    (accent, lightAccent, darkAccent) => {
      expect(LIGHTNESS_ADJUSTMENT).toBe(0.25);
      expect(deriveCompanions(accent, null)).toEqual({ ok: true, value: { lightAccent, darkAccent } });
    },
  );

  it('give a grey accent grey tints: it has no hue', () => {
    expect(deriveCompanions('#808080', 'complementary')).toEqual({
      ok: true,
      value: { lightAccent: '#f0f0f0', darkAccent: '#262626' },
    });
  });

  it('that do not exist are an error with their id, and leave the palette as it is [PAL-16] [PAL-17]', () => {
    const error = { ok: false, error: 'Could not find a generator config with id rainbow' };
    expect(deriveCompanions('#ff0000', 'rainbow')).toEqual(error);
    expect(withAccent(palette, 'rainbow', '#ff0000')).toEqual(error);
  });

  it('refuse an accent that is no colour [PAL-26]', () => {
    const error = { ok: false, error: 'Accent color must be a valid color' };
    expect(deriveCompanions('nonsense', 'monochrome')).toEqual(error);
    expect(deriveCompanions('nonsense', null)).toEqual(error);
  });

  it.each([
    [undefined, 'monochrome', '#f6eaea', '#361717'],
    ['complementary', 'complementary', '#eaf6f6', '#173636'],
    [ADJUSTMENT, ADJUSTMENT, '#ff8080', '#800000'],
    [BY_HAND, BY_HAND, palette.lightAccent, palette.darkAccent],
  ])(
    'change the companions with the accent (%s) [PAL-01] [DSGN-30]',
    (stored, generator, lightAccent, darkAccent) => {
      expect(withAccent(palette, stored, '#ff0000')).toEqual({
        ok: true,
        value: { palette: { ...palette, accent: '#ff0000', lightAccent, darkAccent }, generator },
      });
    },
  );
});
