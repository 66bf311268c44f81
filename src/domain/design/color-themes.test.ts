import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#domain/palette/contrast.ts';
import { COLOR_THEME_IDS } from './color-theme-ids.ts';
import { colorsOn, deriveTheme, deriveThemes } from './color-themes.ts';
import { parseDesign } from './design-settings.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palette = fc.record({
  white: hexColor,
  black: hexColor,
  accent: hexColor,
  lightAccent: hexColor,
  darkAccent: hexColor,
});

describe('colour themes', () => {
  it('derives ten themes from the palette [DSGN-39]', () => {
    expect(Object.keys(deriveThemes(parseDesign(undefined)))).toHaveLength(10);
  });

  it('keeps every theme of any palette readable: 4.5 for text, 3 for controls and lines [DSGN-39] [PAL-01]', () => {
    fc.assert(
      fc.property(palette, fc.constantFrom('solid', 'outline'), (colors, style) => {
        const design = parseDesign({
          id: 'design',
          type: 'design',
          palette: colors,
          buttons: { style },
        });
        for (const theme of COLOR_THEME_IDS) {
          const derived = deriveTheme(design, theme);
          for (const slot of ['text', 'muted', 'link', 'heading'] as const) {
            expect(contrastOf(derived[slot], derived.background)).toBeGreaterThanOrEqual(4.5);
          }
          for (const slot of ['line', 'accent', 'buttonBackground'] as const) {
            expect(contrastOf(derived[slot], derived.background)).toBeGreaterThanOrEqual(3);
          }
          expect(contrastOf(derived.buttonText, derived.buttonBackground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps text readable on any colour of a section', () => {
    fc.assert(
      fc.property(hexColor, (background) => {
        const colors = colorsOn(background);
        expect(contrastOf(colors.text, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('lets an override of the palette follow it and one of its own stay [DSGN-35] [DSGN-36] [PAL-07]', () => {
    const record = {
      id: 'design',
      type: 'design' as const,
      overrides: {
        'white-heading': { type: 'SITE_PALETTE_COLOR', colorId: 'accent' },
        'white-bold-link': { type: 'CUSTOM_COLOR', color: '#123456' },
        'no-theme': { type: 'CUSTOM_COLOR', color: '#123456' },
        'white-text': { type: 'UNKNOWN' },
      },
    };
    const red = parseDesign({ ...record, palette: { accent: '#aa0000' } });
    const blue = parseDesign({ ...record, palette: { accent: '#0000aa' } });
    expect(deriveTheme(red, 'white').heading).toBe('#aa0000');
    expect(deriveTheme(blue, 'white').heading).toBe('#0000aa');
    expect(deriveTheme(blue, 'white-bold').link).toBe('#123456');
    expect(Object.keys(blue.overrides)).toHaveLength(2);
  });
});
