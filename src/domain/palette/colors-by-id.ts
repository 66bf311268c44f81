import { isCustomColorId, type ColorId, type PaletteColorId } from './color-ids.ts';
import type { CustomColor } from './custom-colors.ts';
import type { Palette } from './palette.ts';
import { deriveSafeColors, LUMA_THRESHOLD } from './safe-colors.ts';

/**
 * Every colour a palette answers to by its id: the system colours as the owner set them, the safe ones computed
 * (PAL-02 to PAL-04, DSGN-28).
 * @param report takes the error that is logged where safe colours had to fall back to black and white (PAL-22, PAL-23)
 */
export function paletteColors(
  palette: Palette,
  report: (message: string) => void,
  lumaThreshold = LUMA_THRESHOLD,
): Readonly<Record<PaletteColorId, string>> {
  const { colors, error } = deriveSafeColors(palette, lumaThreshold);
  if (error !== null) report(error);
  return { ...palette, ...colors };
}

/** The colour of an id: system, safe or custom. Null for a custom colour that was deleted. */
export function colorById(
  palette: Palette,
  customColors: readonly CustomColor[],
  id: ColorId,
  report: (message: string) => void = logError,
): string | null {
  if (isCustomColorId(id)) return customColors.find((color) => color.id === id)?.color ?? null;
  return paletteColors(palette, report)[id];
}

function logError(message: string): void {
  // oxlint-disable-next-line no-console
  console.error(message);
}
