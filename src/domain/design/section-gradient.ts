import { colorById } from '#domain/palette/colors-by-id.ts';
import type { Section } from '#domain/pages/section.ts';
import { deriveTheme, type ThemeColors } from './color-themes.ts';
import { colorsOnAll } from './colors-on-all.ts';
import type { DesignSettings } from './design-settings.ts';

type Gradient = Extract<Section['background'], { kind: 'gradient' }>;

export interface SectionGradient {
  readonly stops: readonly [string, ...string[]];
  /** The text colours, readable on every stop as far as possible. */
  readonly colors: ThemeColors;
  /** The worst contrast of its texts. */
  readonly contrast: number;
}

/**
 * The colours of a section's gradient in a design; they follow the palette (DSGN-59). Deleted custom colours are left
 * out; without any colour the theme's background is used.
 */
export function sectionGradient(
  { theme, background }: { readonly theme: Section['theme']; readonly background: Gradient },
  design: DesignSettings,
): SectionGradient {
  const [first = deriveTheme(design, theme).background, ...others] = background.colors.flatMap(
    (id) => colorById(design.palette, design.customColors, id) ?? [],
  );
  const stops = [first, ...others] as const;
  return { stops, ...colorsOnAll(stops) };
}

/** A gradient as CSS has it. */
export function gradientImage(stops: readonly [string, ...string[]], angle: number): string {
  return `linear-gradient(${angle}deg,${(stops.length === 1 ? [...stops, ...stops] : stops).join(',')})`;
}
