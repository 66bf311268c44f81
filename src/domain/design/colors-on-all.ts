import { blackOrWhiteOn, contrastOf } from '#domain/palette/contrast.ts';
import { colorsOn, type ThemeColors } from './color-themes.ts';

type Backgrounds = readonly [string, ...string[]];

/**
 * Readable colours on several backgrounds at once, such as the stops of a gradient: the ink is black or white, by its
 * worst contrast over them (DSGN-59).
 * @returns the colours, and that worst contrast: below 4.5 no ink can be read on all of them
 */
export function colorsOnAll(backgrounds: Backgrounds): {
  readonly colors: ThemeColors;
  readonly contrast: number;
} {
  const black = worstOf('#000000', backgrounds);
  const white = worstOf('#ffffff', backgrounds);
  const { ink, background, contrast } = black.contrast >= white.contrast ? black : white;
  // A colour readable on the background with the worst contrast is readable on the others, too.
  if (blackOrWhiteOn(background) === ink) return { colors: colorsOn(background), contrast };
  const ground = ink === '#000000' ? '#ffffff' : '#000000';
  return { colors: { ...colorsOn(ground), background }, contrast };
}

function worstOf(ink: string, backgrounds: Backgrounds) {
  let [background] = backgrounds;
  for (const each of backgrounds) if (contrastOf(ink, each) < contrastOf(ink, background)) background = each;
  return { ink, background, contrast: contrastOf(ink, background) };
}
