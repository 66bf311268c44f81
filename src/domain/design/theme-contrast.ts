import { contrastOf, LARGE_CONTRAST, TEXT_CONTRAST, withContrast } from '#domain/palette/contrast.ts';
import type { ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { deriveTheme } from './color-themes.ts';
import type { ColorOverride, DesignSettings, OverrideKey, ThemeSlot } from './design-settings.ts';

/** Two parts of a theme that are seen against each other, and the contrast they need. */
export interface ThemePair {
  /** The part that is adjusted where the contrast is too low. */
  readonly slot: ThemeSlot;
  readonly on: ThemeSlot;
  readonly needed: number;
}

/**
 * Which part is read on which. A block's background is adjusted against its text, since the text is also read on the
 * background of the theme.
 */
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
 * The overrides that correct parts of a theme, each changed within its hue as little as needed; none where all can be
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
