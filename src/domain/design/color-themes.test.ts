import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#domain/palette/contrast.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
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

  it('takes an override of any colour of the palette, safe ones too, with an opacity [DSGN-35] [DSGN-37]', () => {
    const design = parseDesign({
      id: 'design',
      type: 'design',
      overrides: {
        'white-heading': { type: 'SITE_PALETTE_COLOR', colorId: 'safeLightAccent' },
        'white-background': { type: 'CUSTOM_COLOR', color: '#000000', opacity: 0.5 },
        'white-text': { type: 'CUSTOM_COLOR', color: '#ffffff', opacity: 2 },
        'white-link': { type: 'SITE_PALETTE_COLOR', colorId: 'nothing' },
        'white-buttonBackground': { type: 'CUSTOM_COLOR', color: '#102030', opacity: 0 },
      },
    });
    const colors = deriveTheme(design, 'white');
    expect(design.overrides['white-link']).toBeUndefined();
    expect(colors.heading).toBe(design.palette.accent);
    expect(colors.background).toBe('#808080');
    expect(colors.text).toBe('#ffffff');
    expect(colors.buttonBackground).toBe('#808080');
  });

  it('returns to the theme’s colour when an override is taken away [DSGN-36]', () => {
    const plain = parseDesign(undefined);
    const changed = parseDesign({
      id: 'design',
      type: 'design',
      overrides: { 'dark-text': { type: 'CUSTOM_COLOR', color: '#ff0000' } },
    });
    expect(deriveTheme(changed, 'dark').text).toBe('#ff0000');
    expect(deriveTheme({ ...changed, overrides: {} }, 'dark')).toEqual(deriveTheme(plain, 'dark'));
  });

  it('colours navigation, forms and blocks as text and background are, until they are set [DSGN-39]', () => {
    const plain = deriveTheme(parseDesign(undefined), 'bright');
    expect([plain.navigation, plain.fieldText]).toEqual([plain.text, plain.text]);
    expect([plain.field, plain.block]).toEqual([plain.background, plain.background]);
    const set = parseDesign({
      id: 'design',
      type: 'design',
      overrides: {
        'white-navigation': { type: 'SITE_PALETTE_COLOR', colorId: 'accent' },
        'white-field': { type: 'SITE_PALETTE_COLOR', colorId: 'darkAccent' },
        'white-block': { type: 'SITE_PALETTE_COLOR', colorId: 'lightAccent' },
      },
    });
    const { navigation, field, fieldText, block } = deriveTheme(set, 'white');
    expect([navigation, field, block]).toEqual([
      set.palette.accent,
      set.palette.darkAccent,
      set.palette.lightAccent,
    ]);
    expect(contrastOf(fieldText, field)).toBeGreaterThanOrEqual(4.5);
  });
});
