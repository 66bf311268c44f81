import { describe, expect, it } from 'vitest';
import { COLOR_THEME_IDS } from './color-theme-ids.ts';
import { deriveTheme } from './color-themes.ts';
import { contrastOf } from './contrast.ts';
import { parseDesign } from './design-settings.ts';
import { paletteOfReady, READY_PALETTES } from './ready-palettes.ts';

describe('ready-made palettes', () => {
  it('are 18 distinct ones of three colours [PAL-18] [PAL-19] [DSGN-32]', () => {
    expect(READY_PALETTES).toHaveLength(18);
    expect(new Set(READY_PALETTES.map((palette) => palette.colors.join())).size).toBe(18);
    expect(READY_PALETTES.every((palette) => palette.colors.length === 3)).toBe(true);
  });

  it.each(READY_PALETTES.map((palette) => [palette.name, palette] as const))(
    '%s is readable in every theme [PAL-20] [DSGN-33]',
    (_name, ready) => {
      const design = parseDesign({ id: 'design', type: 'design', palette: { ...paletteOfReady(ready) } });
      const contrasts = COLOR_THEME_IDS.map((theme) => {
        const colors = deriveTheme(design, theme);
        return contrastOf(colors.text, colors.background);
      });
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
