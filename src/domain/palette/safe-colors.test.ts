import { describe, expect, it } from 'vitest';
import { parseDesign } from './design-settings.ts';
import { PALETTE_COLOR_IDS } from './palette-color-ids.ts';
import { deriveAccents, deriveSafeColors, LUMA_THRESHOLD, PALETTE_PRESETS } from './palette.ts';

const { palette } = parseDesign(undefined);

describe('palette', () => {
  it('has the five system colours and the safe ones [PAL-02] [PAL-03] [PAL-04] [DSGN-28]', () => {
    expect(PALETTE_COLOR_IDS).toEqual([
      'white',
      'black',
      'accent',
      'lightAccent',
      'darkAccent',
      'safeLightAccent',
      'safeDarkAccent',
      'safeInverseAccent',
      'safeInverseLightAccent',
      'safeInverseDarkAccent',
    ]);
  });

  it.each([
    ['monochrome', '#f6eaea', '#361717'],
    ['complementary', '#eaf6f6', '#173636'],
    ['analogous-i', '#f6f3ea', '#362e17'],
    ['analogous-ii', '#f6eaf3', '#36172e'],
  ])(
    'spins the hue for %s [PAL-08] [PAL-09] [PAL-10] [PAL-11] [PAL-12] [PAL-13] [DSGN-31]',
    (preset, light, dark) => {
      expect(PALETTE_PRESETS).toContain(preset);
      expect(deriveAccents('#ff0000', preset)).toEqual({
        ok: true,
        value: { lightAccent: light, darkAccent: dark },
      });
    },
  );

  it('lightens and darkens by 0.25 without a preset [PAL-14] [PAL-15] [DSGN-30]', () => {
    expect(deriveAccents('#ff0000', null)).toEqual({
      ok: true,
      value: { lightAccent: '#ff8080', darkAccent: '#800000' },
    });
  });

  it('refuses a preset that does not exist [PAL-16] [PAL-17]', () => {
    expect(deriveAccents('#ff0000', 'rainbow')).toEqual({
      ok: false,
      error: 'Could not find a generator config with id rainbow',
    });
  });

  it('gives safe colours that differ by the luma threshold [PAL-21] [PAL-25] [PAL-27]', () => {
    expect(LUMA_THRESHOLD).toBe(0.34);
    const { colors, error } = deriveSafeColors(palette);
    expect(error).toBeNull();
    expect(colors.safeInverseDarkAccent).toBe(palette.white);
    expect(colors.safeInverseLightAccent).toBe(palette.black);
  });

  it.each([
    [palette, 1.1, 'Luma threshold must be a number between 0 and 1'],
    [palette, Number.NaN, 'Luma threshold must be a number between 0 and 1'],
    [palette, 0, null],
    [palette, 1, null],
    [{ ...palette, accent: 'nonsense' }, 0.34, 'Accent color must be a valid color'],
  ])(
    'takes black and white where threshold or accent are wrong (case %#) [PAL-22] [PAL-23] [PAL-24] [PAL-26] [PAL-28]',
    (colors, threshold, error) => {
      const safe = deriveSafeColors(colors, threshold);
      expect(safe.error).toBe(error);
      const isFallback =
        safe.colors.safeLightAccent === '#000000' && safe.colors.safeDarkAccent === '#ffffff';
      expect(isFallback).toBe(error !== null);
    },
  );
});
