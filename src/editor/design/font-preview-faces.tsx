import { fontFilePath } from '#domain/design/font-faces.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { findFontFamily, isWeightList, type FontFamily } from '#domain/design/fonts.ts';
import { ownFontFacesCss, ownFontStack, type OwnFont } from '#domain/design/own-fonts.ts';

const PREVIEW_WEIGHT = 500;

/** Font faces for the font picker only: the browser loads those of the visible families. */
export function FontPreviewFaces({
  fonts,
  ownFonts,
}: {
  readonly fonts: readonly FontFamily[];
  readonly ownFonts: readonly OwnFont[];
}) {
  return <style>{ownFontFacesCss(ownFonts) + fonts.map(previewFace).join('\n')}</style>;
}

/** The `font-family` of a family in the picker, with its group's fallback until it is loaded. */
export function previewFontStack({ ownFonts }: Pick<DesignSettings, 'ownFonts'>, id: string): string {
  const own = ownFonts.find((font) => font.id === id);
  if (own !== undefined) return ownFontStack(own);
  const font = findFontFamily(id);
  return font === null ? 'system-ui' : `'Preview ${font.name}', ${font.fallback}`;
}

function previewFace(font: FontFamily): string {
  if (font.version === '') return '';
  const weight = isWeightList(font.weights) ? '' : `font-weight:${font.weights.min} ${font.weights.max};`;
  return `@font-face{font-family:'Preview ${font.name}';${weight}font-display:swap;src:url(${fontFilePath(font, 'latin', PREVIEW_WEIGHT, false)}) format('woff2')}`;
}
