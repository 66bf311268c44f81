import { converter, formatHex, modeHsl, modeRgb, parse, useMode as registerMode } from 'culori/fn';
import { fail, ok, type Result } from '#lib/result.ts';
import { lumaOf } from './contrast.ts';
import type { Palette } from './design-settings.ts';
import type { SafeColorId } from './palette-color-ids.ts';

registerMode(modeRgb);
registerMode(modeHsl);
const toHsl = converter('hsl');

/** Ways to find the second hue of a palette (PAL-08). */
export const PALETTE_PRESETS = ['monochrome', 'complementary', 'analogous-i', 'analogous-ii'] as const;
export type PalettePreset = (typeof PALETTE_PRESETS)[number];

/** Degrees the accent's hue is spun by (PAL-10 to PAL-13). */
const HUE_SPIN: Readonly<Record<PalettePreset, number>> = {
  monochrome: 0,
  complementary: 180,
  'analogous-i': 45,
  'analogous-ii': 315,
};
const TINT_SATURATION = 0.4;
const DARK_TINT_LIGHTNESS = 0.15;
const LIGHT_TINT_LIGHTNESS = 0.94;
const LIGHTNESS_ADJUSTMENT = 0.25;
/** The smallest difference in luma that two colours need to be readable on each other (PAL-21, PAL-25). */
export const LUMA_THRESHOLD = 0.34;

/**
 * The accent's companions: with a preset the light and dark tints of the preset's hue, without one the accent lightened
 * and darkened by 0.25 (PAL-01, PAL-09 to PAL-15). An unknown preset or accent is an error (PAL-16, PAL-17).
 */
export function deriveAccents(
  accent: string,
  preset: string | null,
): Result<{ readonly lightAccent: string; readonly darkAccent: string }, string> {
  const color = toHsl(parse(accent));
  if (color === undefined) return fail('Accent color must be a valid color');
  if (preset === null) {
    return ok({
      lightAccent: formatHex({ ...color, l: Math.min(1, color.l + LIGHTNESS_ADJUSTMENT) }),
      darkAccent: formatHex({ ...color, l: Math.max(0, color.l - LIGHTNESS_ADJUSTMENT) }),
    });
  }
  if (!isPalettePreset(preset)) return fail(`Could not find a generator config with id ${preset}`);
  const tint = (lightness: number): string =>
    formatHex({
      mode: 'hsl',
      h: ((color.h ?? 0) + HUE_SPIN[preset]) % 360,
      s: color.s === 0 ? 0 : TINT_SATURATION,
      l: lightness,
    });
  return ok({ lightAccent: tint(LIGHT_TINT_LIGHTNESS), darkAccent: tint(DARK_TINT_LIGHTNESS) });
}

/** The safe colours of a palette, and the error to log where the fallback had to be taken (PAL-22 to PAL-28). */
export interface SafeColors {
  readonly colors: Readonly<Record<SafeColorId, string>>;
  readonly error: string | null;
}

/** Black for the colours used on light backgrounds, white for those used on dark ones (PAL-28). */
const FALLBACK_SAFE_COLORS: Readonly<Record<SafeColorId, string>> = {
  safeLightAccent: '#000000',
  safeDarkAccent: '#ffffff',
  safeInverseAccent: '#ffffff',
  safeInverseLightAccent: '#000000',
  safeInverseDarkAccent: '#ffffff',
};

/** Colours that are readable where the accents are backgrounds or texts (PAL-03, PAL-04, PAL-21 to PAL-28). */
export function deriveSafeColors(palette: Palette, lumaThreshold = LUMA_THRESHOLD): SafeColors {
  if (!(lumaThreshold >= 0 && lumaThreshold <= 1)) {
    return { colors: FALLBACK_SAFE_COLORS, error: 'Luma threshold must be a number between 0 and 1' };
  }
  if (lumaOf(palette.accent) === null) {
    return { colors: FALLBACK_SAFE_COLORS, error: 'Accent color must be a valid color' };
  }
  const accentOn = (background: string): string =>
    lumaDistance(palette.accent, background) >= lumaThreshold
      ? palette.accent
      : readableOn(background, palette);
  return {
    colors: {
      safeLightAccent: accentOn(palette.lightAccent),
      safeDarkAccent: accentOn(palette.darkAccent),
      safeInverseAccent: readableOn(palette.accent, palette),
      safeInverseLightAccent: readableOn(palette.lightAccent, palette),
      safeInverseDarkAccent: readableOn(palette.darkAccent, palette),
    },
    error: null,
  };
}

function isPalettePreset(text: string): text is PalettePreset {
  return (PALETTE_PRESETS as readonly string[]).includes(text);
}

function readableOn(background: string, palette: Palette): string {
  return lumaDistance(palette.black, background) >= lumaDistance(palette.white, background)
    ? palette.black
    : palette.white;
}

function lumaDistance(a: string, b: string): number {
  return Math.abs((lumaOf(a) ?? 0) - (lumaOf(b) ?? 1));
}
