import type { GeneratedPalette } from '#domain/palette/generators.ts';
import { SYSTEM_COLOR_IDS } from '#domain/palette/color-ids.ts';
import type { Palette } from '#domain/palette/palette.ts';
import type { DesignFields } from './use-design.ts';

/** The fields of a design that make a palette its own. */
export function paletteFields(palette: Palette): DesignFields {
  return Object.fromEntries(SYSTEM_COLOR_IDS.map((id) => [`palette.${id}`, palette[id]]));
}

/** The fields after an accent was chosen: the accent, its companions, and what they follow from now on. */
export function generatedFields({ palette, generator }: GeneratedPalette): DesignFields {
  return {
    'palette.accent': palette.accent,
    'palette.lightAccent': palette.lightAccent,
    'palette.darkAccent': palette.darkAccent,
    paletteGenerator: generator,
  };
}
