import type { GeneratedPalette } from '#domain/palette/generators.ts';
import { SYSTEM_COLOR_IDS } from '#domain/palette/color-ids.ts';
import type { Palette } from '#domain/palette/palette.ts';
import type { ColorOverride } from '#domain/design/design-settings.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DesignFields } from './use-design.ts';

/** The fields of a design that define a palette. */
export function paletteFields(palette: Palette): DesignFields {
  return Object.fromEntries(SYSTEM_COLOR_IDS.map((id) => [`palette.${id}`, palette[id]]));
}

/** The fields after an accent was chosen: the accent, its companions, and the generator. */
export function generatedFields({ palette, generator }: GeneratedPalette): DesignFields {
  return {
    'palette.accent': palette.accent,
    'palette.lightAccent': palette.lightAccent,
    'palette.darkAccent': palette.darkAccent,
    paletteGenerator: generator,
  };
}

/** A colour set by hand as the design stores it; full opacity is left out (DSGN-37). */
export function overrideValue({ opacity, ...rest }: ColorOverride): JsonValue {
  return opacity === undefined || opacity === 1 ? rest : { ...rest, opacity };
}
