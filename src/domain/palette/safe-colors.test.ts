import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PALETTE_COLOR_IDS, SAFE_COLOR_IDS, SYSTEM_COLOR_IDS } from './color-ids.ts';
import { colorById, paletteColors } from './colors-by-id.ts';
import { lumaOf } from './contrast.ts';
import { paletteSchema } from './palette.ts';
import { deriveSafeColors, lumaDistance, LUMA_THRESHOLD } from './safe-colors.ts';

const palette = paletteSchema.parse({});
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a palette', () => {
  it('are the system colours [PAL-02], the safe ones [PAL-03] and the inverse safe ones [PAL-04] [DSGN-28]', () => {
    expect(SYSTEM_COLOR_IDS).toEqual(['white', 'black', 'accent', 'lightAccent', 'darkAccent']);
    expect(SAFE_COLOR_IDS).toEqual([
      'safeLightAccent',
      'safeDarkAccent',
      'safeInverseAccent',
      'safeInverseLightAccent',
      'safeInverseDarkAccent',
    ]);
    const report = vi.fn<(message: string) => void>();
    const colors = paletteColors(palette, report);
    expect(Object.keys(colors).toSorted()).toEqual([...PALETTE_COLOR_IDS].toSorted());
    for (const id of PALETTE_COLOR_IDS) expect(colorById(palette, [], id)).toBe(colors[id]);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('safe colours', () => {
  it('need a difference in luma of 0.34 [PAL-21] [PAL-25]', () => {
    expect(LUMA_THRESHOLD).toBe(0.34);
    expect(lumaOf('#000000')).toBe(0);
    expect(lumaOf('#ffffff')).toBeCloseTo(1);
    // A grey of 0.34 is just readable on black; one step darker is not.
    const on = (accent: string): string =>
      deriveSafeColors({ ...palette, accent, darkAccent: '#000000' }).colors.safeDarkAccent;
    expect(on('#575757')).toBe('#575757');
    expect(on('#565656')).toBe(palette.white);
  });

  it('are the accent where it can be read, otherwise black or white [PAL-27]', () => {
    const { colors, error } = deriveSafeColors(palette);
    expect(error).toBeNull();
    expect(colors).toEqual({
      safeLightAccent: palette.accent,
      safeDarkAccent: palette.white,
      safeInverseAccent: palette.white,
      safeInverseLightAccent: palette.black,
      safeInverseDarkAccent: palette.white,
    });
  });

  it('can be read on what they are for, whatever the palette [PAL-27]', () => {
    const anyPalette = fc.record({
      white: hexColor,
      black: hexColor,
      accent: hexColor,
      lightAccent: hexColor,
      darkAccent: hexColor,
    });
    fc.assert(
      fc.property(anyPalette, (any) => {
        const { colors } = deriveSafeColors(any);
        for (const [id, background] of [
          ['safeLightAccent', any.lightAccent],
          ['safeDarkAccent', any.darkAccent],
          ['safeInverseAccent', any.accent],
          ['safeInverseLightAccent', any.lightAccent],
          ['safeInverseDarkAccent', any.darkAccent],
        ] as const) {
          expect(lumaDistance(colors[id], background)).toBeGreaterThanOrEqual(LUMA_THRESHOLD);
        }
      }),
    );
  });

  const FALLBACK = {
    safeLightAccent: '#000000',
    safeDarkAccent: '#ffffff',
    safeInverseAccent: '#ffffff',
    safeInverseLightAccent: '#000000',
    safeInverseDarkAccent: '#ffffff',
  };

  it.each(['nonsense', '', '#12345'])(
    'fall back to black and white and log an error for the accent “%s” [PAL-22] [PAL-26] [PAL-28]',
    (accent) => {
      const report = vi.fn<(message: string) => void>();
      expect(paletteColors({ ...palette, accent }, report)).toMatchObject(FALLBACK);
      expect(report.mock.calls).toEqual([['Accent color must be a valid color']]);
    },
  );

  it.each([-0.01, 1.01, Number.NaN, Number.POSITIVE_INFINITY])(
    'fall back to black and white and log an error for the threshold %s [PAL-23] [PAL-24] [PAL-26] [PAL-28]',
    (threshold) => {
      const report = vi.fn<(message: string) => void>();
      expect(paletteColors(palette, report, threshold)).toMatchObject(FALLBACK);
      expect(report.mock.calls).toEqual([['Luma threshold must be a number between 0 and 1']]);
    },
  );

  it.each([0, 1])('accept the threshold %s [PAL-24]', (threshold) => {
    expect(deriveSafeColors(palette, threshold).error).toBeNull();
  });
});
