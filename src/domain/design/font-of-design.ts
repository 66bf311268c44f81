import type { DesignSettings } from './design-settings.ts';
import { fontStack } from './font-faces.ts';
import { findFontFamily, type FontFamily } from './fonts.ts';
import { familyOfOwnFont, ownFontStack, type OwnFont } from './own-fonts.ts';

type Fonts = Pick<DesignSettings, 'ownFonts'>;

/** The family with an id, shipped or uploaded; null where there is none (any more). */
export function fontOfDesign({ ownFonts }: Fonts, id: string): FontFamily | null {
  const own = ownFonts.find((font) => font.id === id);
  return own === undefined ? findFontFamily(id) : familyOfOwnFont(own);
}

/** The value of `font-family` for a family, shipped or uploaded; an unknown one gets the system font (DSGN-24). */
export function fontStackOfDesign({ ownFonts }: Fonts, id: string): string {
  const own = ownFonts.find((font) => font.id === id);
  return own === undefined ? fontStack(id) : ownFontStack(own);
}

/** The uploaded families that a design uses. */
export function ownFontsWorn({
  ownFonts,
  fonts,
}: Pick<DesignSettings, 'ownFonts' | 'fonts'>): readonly OwnFont[] {
  return ownFonts.filter(({ id }) => id === fonts.heading || id === fonts.body);
}
