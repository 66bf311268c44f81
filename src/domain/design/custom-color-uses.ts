import type { CustomColorId } from '#domain/palette/color-ids.ts';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import {
  THEME_SLOTS,
  type ColorOverride,
  type DesignSettings,
  type OverrideKey,
  type ThemeSlot,
} from './design-settings.ts';

/** A part of a theme that uses a colour of the palette. */
export interface ColorUse {
  readonly key: OverrideKey;
  readonly theme: ColorThemeId;
  readonly slot: ThemeSlot;
  readonly override: Extract<ColorOverride, { type: 'SITE_PALETTE_COLOR' }>;
}

/** The uses of a custom colour, listed before it is deleted (PAL-06). */
export function customColorUses(design: DesignSettings, id: CustomColorId): readonly ColorUse[] {
  return COLOR_THEME_IDS.flatMap((theme) =>
    THEME_SLOTS.flatMap((slot): ColorUse[] => {
      const key: OverrideKey = `${theme}-${slot}`;
      const override = design.overrides[key];
      return override?.type === 'SITE_PALETTE_COLOR' && override.colorId === id
        ? [{ key, theme, slot, override }]
        : [];
    }),
  );
}
