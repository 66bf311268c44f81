import { describe, expect, it } from 'vitest';
import { COLOR_THEME_IDS } from './color-theme-ids.ts';
import { deriveTheme } from '#domain/design/color-themes.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { THEME_PAIRS } from '#domain/design/theme-contrast.ts';
import { contrastOf, TEXT_CONTRAST } from './contrast.ts';
import { isReadablePair, PALETTE_PAIRS } from './palette-pairs.ts';
import { paletteOfReady, READY_PALETTES } from './ready-palettes.ts';
import { deriveSafeColors, lumaDistance, LUMA_THRESHOLD } from './safe-colors.ts';

describe('ready-made palettes', () => {
  it('are 18 [PAL-18] distinct ones of exactly three colours [PAL-19] [DSGN-32]', () => {
    expect(READY_PALETTES).toHaveLength(18);
    expect(READY_PALETTES.map(({ colors }) => colors.length)).toEqual(Array<number>(18).fill(3));
    expect(new Set(READY_PALETTES.flatMap(({ colors }) => colors)).size).toBe(54);
    expect(new Set(READY_PALETTES.map(({ id }) => id)).size).toBe(18);
  });

  describe.each(READY_PALETTES.map((ready) => [ready.name, ready] as const))('%s', (_name, ready) => {
    const palette = paletteOfReady(ready);

    it('is accent, light accent and dark accent, with white and black added [PAL-20]', () => {
      const { accent, lightAccent, darkAccent, white, black } = palette;
      expect([accent, lightAccent, darkAccent]).toEqual(ready.colors);
      expect([white, black]).toEqual(['#ffffff', '#141414']);
    });

    it('has colours that can be read on each other, and safe ones that keep the luma threshold [PAL-20]', () => {
      expect(PALETTE_PAIRS.filter((pair) => !isReadablePair(palette, pair))).toEqual([]);
      const { colors } = deriveSafeColors(palette);
      expect(lumaDistance(colors.safeLightAccent, palette.lightAccent)).toBeGreaterThanOrEqual(
        LUMA_THRESHOLD,
      );
      expect(lumaDistance(colors.safeDarkAccent, palette.darkAccent)).toBeGreaterThanOrEqual(LUMA_THRESHOLD);
      expect(lumaDistance(colors.safeInverseAccent, palette.accent)).toBeGreaterThanOrEqual(LUMA_THRESHOLD);
    });

    it.each(COLOR_THEME_IDS)('keeps both readability rules in the theme %s [PAL-20] [DSGN-33]', (theme) => {
      const colors = deriveTheme(
        parseDesign({ id: 'design', type: 'design', palette: { ...palette } }),
        theme,
      );
      for (const { slot, on, needed } of THEME_PAIRS) {
        expect(contrastOf(colors[slot], colors[on])).toBeGreaterThanOrEqual(needed);
      }
      for (const { slot, on } of THEME_PAIRS.filter(({ needed }) => needed === TEXT_CONTRAST)) {
        expect(lumaDistance(colors[slot], colors[on])).toBeGreaterThanOrEqual(LUMA_THRESHOLD);
      }
    });
  });
});
