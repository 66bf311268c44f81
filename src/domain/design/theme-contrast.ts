import { contrastOf, LARGE_CONTRAST, TEXT_CONTRAST, withContrast } from '#domain/palette/contrast.ts';
import type { ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { deriveTheme } from './color-themes.ts';
import type { ColorOverride, DesignSettings, OverrideKey, ThemeSlot } from './design-settings.ts';

/** Two parts of a theme that stand on each other, and how far they have to be apart. */
export interface ThemePair {
  /** The part that is moved where the contrast falls short. */
  readonly slot: ThemeSlot;
  readonly on: ThemeSlot;
  readonly needed: number;
}

/** What is read on what. A block is moved away from the text on it, which stands on the background, too. */
export const THEME_PAIRS: readonly ThemePair[] = [
  { slot: 'heading', on: 'background', needed: TEXT_CONTRAST },
  { slot: 'text', on: 'background', needed: TEXT_CONTRAST },
  { slot: 'muted', on: 'background', needed: TEXT_CONTRAST },
  { slot: 'link', on: 'background', needed: TEXT_CONTRAST },
  { slot: 'navigation', on: 'background', needed: TEXT_CONTRAST },
  { slot: 'line', on: 'background', needed: LARGE_CONTRAST },
  { slot: 'accent', on: 'background', needed: LARGE_CONTRAST },
  { slot: 'buttonBackground', on: 'background', needed: LARGE_CONTRAST },
  { slot: 'buttonText', on: 'buttonBackground', needed: TEXT_CONTRAST },
  { slot: 'fieldText', on: 'field', needed: TEXT_CONTRAST },
  { slot: 'block', on: 'text', needed: TEXT_CONTRAST },
];

/**
 * The overrides that mend parts of a theme, each moved in its own hue just as far as it needs; none where all can be
 * read.
 * @param slots the parts to look at
 */
export function mendTheme(
  design: DesignSettings,
  theme: ColorThemeId,
  slots: readonly ThemeSlot[],
): Readonly<Partial<Record<OverrideKey, ColorOverride>>> {
  const mended: Partial<Record<OverrideKey, ColorOverride>> = {};
  for (const { slot, on, needed } of THEME_PAIRS) {
    if (!slots.includes(slot)) continue;
    const colors = deriveTheme({ ...design, overrides: { ...design.overrides, ...mended } }, theme);
    if (contrastOf(colors[slot], colors[on]) >= needed) continue;
    mended[`${theme}-${slot}`] = {
      type: 'CUSTOM_COLOR',
      color: withContrast(colors[slot], colors[on], needed),
    };
  }
  return mended;
}
