import type { SystemColorId } from './color-ids.ts';
import { contrastOf, LARGE_CONTRAST, TEXT_CONTRAST, withContrast } from './contrast.ts';
import type { Palette } from './palette.ts';

/** Two colours of the palette that are seen against each other, and the contrast they need. */
export interface PalettePair {
  readonly front: SystemColorId;
  readonly back: SystemColorId;
  readonly needed: number;
}

/**
 * Which colours are read on which: texts reach 4.5; the accent is the colour of buttons and lines and reaches 3 (links
 * get a shade of their own where that is not enough).
 */
export const PALETTE_PAIRS: readonly PalettePair[] = [
  { front: 'black', back: 'white', needed: TEXT_CONTRAST },
  { front: 'black', back: 'lightAccent', needed: TEXT_CONTRAST },
  { front: 'darkAccent', back: 'white', needed: TEXT_CONTRAST },
  { front: 'darkAccent', back: 'lightAccent', needed: TEXT_CONTRAST },
  { front: 'accent', back: 'white', needed: LARGE_CONTRAST },
  { front: 'accent', back: 'lightAccent', needed: LARGE_CONTRAST },
];

/** The contrast of a pair in a palette, 1 to 21. */
export function pairContrast(palette: Palette, { front, back }: PalettePair): number {
  return contrastOf(palette[front], palette[back]);
}

export function isReadablePair(palette: Palette, pair: PalettePair): boolean {
  return pairContrast(palette, pair) >= pair.needed;
}

/** The palette with the front colour of a pair moved, in its own hue, just as far as the pair needs. */
export function mendPair(palette: Palette, { front, back, needed }: PalettePair): Palette {
  return { ...palette, [front]: withContrast(palette[front], palette[back], needed) };
}

/** The palette with every pair corrected that falls short. */
export function mendPalette(palette: Palette): Palette {
  return PALETTE_PAIRS.reduce(
    (mended, pair) => (isReadablePair(mended, pair) ? mended : mendPair(mended, pair)),
    palette,
  );
}
