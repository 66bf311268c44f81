import { describe, expect, it } from 'vitest';
import { contrastOf } from '#domain/palette/contrast.ts';
import { deriveTheme } from './color-themes.ts';
import { parseDesign, THEME_SLOTS } from './design-settings.ts';
import { mendTheme, THEME_PAIRS } from './theme-contrast.ts';

const poor = parseDesign({
  id: 'design',
  type: 'design',
  overrides: {
    'white-link': { type: 'CUSTOM_COLOR', color: '#ffd166' },
    'white-buttonBackground': { type: 'SITE_PALETTE_COLOR', colorId: 'lightAccent' },
    'white-buttonText': { type: 'SITE_PALETTE_COLOR', colorId: 'lightAccent' },
    'white-field': { type: 'CUSTOM_COLOR', color: '#222222' },
    'white-fieldText': { type: 'CUSTOM_COLOR', color: '#333333' },
    'white-block': { type: 'CUSTOM_COLOR', color: '#303030' },
  },
});

describe('contrast of a theme', () => {
  it('is mended for one part alone', () => {
    const mended = mendTheme(poor, 'white', ['link']);
    expect(Object.keys(mended)).toEqual(['white-link']);
    const colors = deriveTheme({ ...poor, overrides: { ...poor.overrides, ...mended } }, 'white');
    expect(contrastOf(colors.link, colors.background)).toBeGreaterThanOrEqual(4.5);
  });

  it('is mended for all parts at once', () => {
    const mended = mendTheme(poor, 'white', THEME_SLOTS);
    const colors = deriveTheme({ ...poor, overrides: { ...poor.overrides, ...mended } }, 'white');
    for (const { slot, on, needed } of THEME_PAIRS) {
      expect(contrastOf(colors[slot], colors[on])).toBeGreaterThanOrEqual(needed);
    }
  });

  it('needs no mending where nothing was set by hand', () => {
    expect(mendTheme(parseDesign(undefined), 'bright', THEME_SLOTS)).toEqual({});
  });
});
