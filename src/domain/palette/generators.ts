import { converter, formatHex, modeHsl, modeRgb, parse, useMode as registerMode, type Hsl } from 'culori/fn';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Palette } from './palette.ts';
import { INVALID_ACCENT } from './safe-colors.ts';

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
/** The tints of a preset (PAL-09). */
const TINT_SATURATION = 0.4;
const DARK_TINT_LIGHTNESS = 0.15;
const LIGHT_TINT_LIGHTNESS = 0.94;
/** By how much a colour is lightened or darkened (PAL-14). */
export const LIGHTNESS_ADJUSTMENT = 0.25;

/** The generator that lightens and darkens the accent, without a preset. */
export const ADJUSTMENT = 'adjustment';
/** The generator that leaves the light and dark accent as they are. */
export const BY_HAND = 'by-hand';
/** The generators that an owner can choose. */
export const PALETTE_GENERATORS = [...PALETTE_PRESETS, ADJUSTMENT] as const;
export type PaletteGenerator = (typeof PALETTE_GENERATORS)[number];
/** The default generator. */
const FIRST_GENERATOR: PaletteGenerator = 'monochrome';

/** The two colours that follow the accent. */
export interface Companions {
  readonly lightAccent: string;
  readonly darkAccent: string;
}

/**
 * The accent's companions: with a preset the light and dark tints of the preset's hue, without one (null) the accent
 * lightened and darkened by 0.25 of lightness (PAL-01, PAL-09 to PAL-15). A grey accent has no hue; its tints are grey.
 * Fails for a preset that does not exist, with its id in the message (PAL-16, PAL-17), and for an accent that is no
 * colour (PAL-26).
 */
export function deriveCompanions(accent: string, preset: string | null): Result<Companions, string> {
  if (preset !== null && !isPalettePreset(preset)) {
    return fail(`Could not find a generator config with id ${preset}`);
  }
  const color = toHsl(parse(accent));
  if (color === undefined) return fail(INVALID_ACCENT);
  if (preset === null) {
    return ok({ lightAccent: lighten(color), darkAccent: darken(color) });
  }
  const tint = (lightness: number): string =>
    formatHex({
      mode: 'hsl',
      h: ((color.h ?? 0) + HUE_SPIN[preset]) % 360,
      s: color.s === 0 ? 0 : TINT_SATURATION,
      l: lightness,
    });
  return ok({ lightAccent: tint(LIGHT_TINT_LIGHTNESS), darkAccent: tint(DARK_TINT_LIGHTNESS) });
}

/** A palette after its accent was chosen, and the generator its companions follow from now on. */
export interface GeneratedPalette {
  readonly palette: Palette;
  readonly generator: string;
}

/**
 * The palette with another accent: the light and dark accent follow it (PAL-01, DSGN-30), unless they are set by hand.
 * @param generator as the design stores it; absent is monochrome
 */
export function withAccent(
  palette: Palette,
  generator: string | undefined,
  accent: string,
): Result<GeneratedPalette, string> {
  if (generator === BY_HAND) return ok({ palette: { ...palette, accent }, generator });
  const wanted = generator ?? FIRST_GENERATOR;
  const companions = deriveCompanions(accent, wanted === ADJUSTMENT ? null : wanted);
  return companions.ok
    ? ok({ palette: { ...palette, accent, ...companions.value }, generator: wanted })
    : companions;
}

function lighten(color: Hsl): string {
  return formatHex({ ...color, l: Math.min(1, color.l + LIGHTNESS_ADJUSTMENT) });
}

function darken(color: Hsl): string {
  return formatHex({ ...color, l: Math.max(0, color.l - LIGHTNESS_ADJUSTMENT) });
}

function isPalettePreset(text: string): text is PalettePreset {
  return (PALETTE_PRESETS as readonly string[]).includes(text);
}
