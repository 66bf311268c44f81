import { lumaOf } from './contrast.ts';
import type { SafeColorId } from './color-ids.ts';
import type { Palette } from './palette.ts';

/** The smallest difference in luma that two colours need to be readable on each other (PAL-21, PAL-25). */
export const LUMA_THRESHOLD = 0.34;
/** What a caller is told whose threshold is out of range (PAL-26). */
export const INVALID_LUMA_THRESHOLD = 'Luma threshold must be a number between 0 and 1';
export const INVALID_ACCENT = 'Accent color must be a valid color';

/** The safe colours of a palette, and the error to log where the fallback had to be taken (PAL-22 to PAL-28). */
export interface SafeColors {
  readonly colors: Readonly<Record<SafeColorId, string>>;
  readonly error: string | null;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black for the colours used on light backgrounds, white for those used on dark ones (PAL-28). */
const FALLBACK_SAFE_COLORS: Readonly<Record<SafeColorId, string>> = {
  safeLightAccent: BLACK,
  safeDarkAccent: WHITE,
  safeInverseAccent: WHITE,
  safeInverseLightAccent: BLACK,
  safeInverseDarkAccent: WHITE,
};

/**
 * Colours that are readable where the accents are backgrounds or texts (PAL-03, PAL-04, PAL-27).
 * @param lumaThreshold 0 to 1, both included (PAL-23, PAL-24)
 */
export function deriveSafeColors(palette: Palette, lumaThreshold = LUMA_THRESHOLD): SafeColors {
  if (!(lumaThreshold >= 0 && lumaThreshold <= 1)) {
    return { colors: FALLBACK_SAFE_COLORS, error: INVALID_LUMA_THRESHOLD };
  }
  if (lumaOf(palette.accent) === null) {
    return { colors: FALLBACK_SAFE_COLORS, error: INVALID_ACCENT };
  }
  const readableOn = (background: string): string => blackOrWhite(background, palette, lumaThreshold);
  const accentOn = (background: string): string =>
    lumaDistance(palette.accent, background) >= lumaThreshold ? palette.accent : readableOn(background);
  return {
    colors: {
      safeLightAccent: accentOn(palette.lightAccent),
      safeDarkAccent: accentOn(palette.darkAccent),
      safeInverseAccent: readableOn(palette.accent),
      safeInverseLightAccent: readableOn(palette.lightAccent),
      safeInverseDarkAccent: readableOn(palette.darkAccent),
    },
    error: null,
  };
}

/** How far two colours are apart in luma, 0 to 1. A text that is no colour counts as far as can be from readable: 0. */
export function lumaDistance(a: string, b: string): number {
  const [first, second] = [lumaOf(a), lumaOf(b)];
  return first === null || second === null ? 0 : Math.abs(first - second);
}

/** The palette's black or white, whichever contrasts more; the plain ones where the owner made both unreadable. */
function blackOrWhite(background: string, palette: Palette, lumaThreshold: number): string {
  const own = farther(background, palette.black, palette.white);
  if (lumaDistance(own, background) >= lumaThreshold) return own;
  const plain = farther(background, BLACK, WHITE);
  return lumaDistance(plain, background) > lumaDistance(own, background) ? plain : own;
}

function farther(background: string, a: string, b: string): string {
  return lumaDistance(a, background) >= lumaDistance(b, background) ? a : b;
}
