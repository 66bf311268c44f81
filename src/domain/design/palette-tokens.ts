import { blackOrWhiteOn } from '#domain/palette/contrast.ts';
import { SYSTEM_COLOR_IDS } from '#domain/palette/color-ids.ts';
import type { DesignSettings } from './design-settings.ts';

/**
 * The palette as custom properties, each colour with black or white, whichever is readable on it, for text in these
 * colours (DSGN-58).
 */
export function paletteTokensCss({
  palette,
  customColors,
}: Pick<DesignSettings, 'palette' | 'customColors'>): string {
  const colors = [
    ...SYSTEM_COLOR_IDS.map((id) => [id, palette[id]] as const),
    ...customColors.map(({ id, color }) => [id, color] as const),
  ];
  return `:root{${colors
    .map(([id, color]) => `--palette-${id}:${color};--on-palette-${id}:${blackOrWhiteOn(color)}`)
    .join(';')}}`;
}
