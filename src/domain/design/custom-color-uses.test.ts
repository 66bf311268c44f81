import { expect, it } from 'vitest';
import { deriveTheme } from './color-themes.ts';
import { customColorUses } from './custom-color-uses.ts';
import { parseDesign } from './design-settings.ts';

const design = parseDesign({
  id: 'design',
  type: 'design',
  customColors: { custom_sand: { name: 'Sand', color: '#8a6d2f', position: 1 } },
  overrides: {
    'white-link': { type: 'SITE_PALETTE_COLOR', colorId: 'custom_sand' },
    'dark-text': { type: 'SITE_PALETTE_COLOR', colorId: 'custom_sand', opacity: 0.5 },
    'dark-heading': { type: 'SITE_PALETTE_COLOR', colorId: 'custom_gone' },
    'white-text': { type: 'SITE_PALETTE_COLOR', colorId: 'accent' },
  },
});

it('tells where an own colour is used [PAL-06]', () => {
  const used = customColorUses(design, 'custom_sand');
  expect(used.map(({ key }) => key)).toEqual(['white-link', 'dark-text']);
  expect(used[1]?.override.opacity).toBe(0.5);
  expect(customColorUses(design, 'custom_other')).toEqual([]);
});

it('colours a part with an own colour, and with the theme’s again once that is gone [DSGN-36]', () => {
  expect(deriveTheme(design, 'white').link).toBe('#8a6d2f');
  expect(deriveTheme(design, 'dark').heading).toBe(deriveTheme(parseDesign(undefined), 'dark').heading);
});
