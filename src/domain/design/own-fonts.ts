import { z } from 'zod';
import { ownFonts } from '#messages/en/interface/own-fonts.ts';
import type { Words } from '#messages/message.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { standInCss } from './font-faces.ts';
import type { FontFallback, FontFamily, FontSubset } from './fonts.ts';

/** Bounds of uploaded fonts (DSGN-61). */
export const MAX_OWN_FONT_BYTES = 5_000_000;
export const MAX_OWN_FONTS = 40;
const MAX_FACES = 20;

/** Subsets that a font can be reduced to; `all` keeps every character. */
export const FONT_SCRIPTS = [
  { id: 'latin', label: ownFonts.latin, subsets: ['latin', 'latin-ext'] },
  { id: 'vietnamese', label: ownFonts.vietnamese, subsets: ['vietnamese'] },
  { id: 'cyrillic', label: ownFonts.cyrillic, subsets: ['cyrillic', 'cyrillic-ext'] },
  { id: 'greek', label: ownFonts.greek, subsets: ['greek', 'greek-ext'] },
  { id: 'all', label: ownFonts.allCharacters, subsets: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly label: Words;
  readonly subsets: readonly FontSubset[];
}[];
export type FontScript = (typeof FONT_SCRIPTS)[number]['id'];
export const FONT_SCRIPT_IDS = FONT_SCRIPTS.map(({ id }) => id);

/** The path of the files of uploaded fonts: their names are hashes of their content, so they never change. */
const FONT_ADDRESS = /^\/s\/fonts\/[0-9a-f]{32}\.woff2$/;

const weight = z.number().min(1).max(1000);

const share = z.number().min(0).max(5);

/** The metrics of a file, as shares of the font size: ascent and descent, and the mean width of its letters. */
const fontMeasuresSchema = z.object({
  ascent: share,
  descent: share,
  lineGap: share,
  width: share.min(0.05),
});
export type FontMeasures = z.infer<typeof fontMeasuresSchema>;

/** One file of a family: one weight, or a range of them where the font is variable. */
export const ownFontFaceSchema = z.object({
  /** The id of the file in the library, so that its use is known. */
  fileId: idSchema<'file'>(),
  address: z.string().regex(FONT_ADDRESS),
  minWeight: weight,
  maxWeight: weight,
  isItalic: z.boolean(),
  /** Absent in files uploaded before they were measured, and in files without the letters to measure. */
  measures: fontMeasuresSchema.optional().catch(undefined),
});
export type OwnFontFace = z.infer<typeof ownFontFaceSchema>;

const storedFontSchema = z.object({
  name: z.string().min(1).max(80),
  fallback: z.enum(['sans-serif', 'serif', 'monospace']).catch('sans-serif'),
  faces: z.array(ownFontFaceSchema).min(1).max(MAX_FACES),
});

/** A family that the owner uploaded; its id is that of its record in the design. */
export interface OwnFont extends z.infer<typeof storedFontSchema> {
  readonly id: string;
}

const OWN_FONT_ID = /^own_[0-9a-f]{24}$/;

/** The uploaded families of a design, by the object it stores; what is broken is left out (DSGN-61). */
export const ownFontsSchema = z.record(z.string(), z.unknown()).transform((stored): readonly OwnFont[] =>
  Object.entries(stored)
    .flatMap(([id, value]): OwnFont[] => {
      const parsed = OWN_FONT_ID.test(id) ? storedFontSchema.safeParse(value) : null;
      return parsed?.success === true ? [{ id, ...parsed.data }] : [];
    })
    .slice(0, MAX_OWN_FONTS),
);

/** An uploaded family as the picker and the sliders of weights take it. */
export function familyOfOwnFont({ id, name, fallback, faces }: OwnFont): FontFamily {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  const shown = upright.length > 0 ? upright : faces;
  const variable = shown.find(({ minWeight, maxWeight }) => minWeight < maxWeight);
  return {
    id,
    name,
    group: 'Other',
    fallback,
    weights:
      variable === undefined
        ? [...new Set(shown.map(({ minWeight }) => minWeight))].toSorted((a, b) => a - b)
        : { min: variable.minWeight, max: variable.maxWeight },
    hasItalic: faces.some(({ isItalic }) => isItalic),
    subsets: [],
    version: '',
  };
}

/**
 * The value of `font-family` for an uploaded family: its id, since its name could be that of another font, then its
 * fallback.
 */
export function ownFontStack(font: OwnFont): string {
  const standIn = standInOf(font) === null ? '' : `"${font.id} Fallback", `;
  return `"${font.id}", ${standIn}${font.fallback}`;
}

/**
 * The rules of the local fallback font adjusted to the metrics of an uploaded family; empty where it was never
 * measured.
 */
export function ownFontStandInsCss(fonts: readonly OwnFont[]): string {
  return fonts.map((font) => standInOf(font) ?? '').join('');
}

const REGULAR_WEIGHT = 400;
const BOLD_WEIGHT = 700;

function standInOf({ id, fallback, faces }: OwnFont): string | null {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  const shown = upright.length > 0 ? upright : faces;
  const nearest = (weight: number): FontMeasures | undefined => {
    const away = ({ minWeight, maxWeight }: OwnFontFace): number =>
      Math.max(minWeight - weight, weight - maxWeight, 0);
    return shown.toSorted((a, b) => away(a) - away(b))[0]?.measures;
  };
  const [regular, bold] = [nearest(REGULAR_WEIGHT), nearest(BOLD_WEIGHT)];
  if (regular === undefined) return null;
  const { ascent, descent, lineGap } = regular;
  const width = regular.width / MEAN_WIDTHS[fallback].regular;
  const boldWidth = (bold ?? regular).width / MEAN_WIDTHS[fallback].bold;
  return standInCss({ name: id, fallback, ascent, descent, lineGap, width, boldWidth });
}

/**
 * Mean widths of the letters of the measuring text in the fallback fonts (Arial, Times New Roman and Courier New, and
 * their metric-compatible substitutes).
 */
const MEAN_WIDTHS: Readonly<Record<FontFallback, { readonly regular: number; readonly bold: number }>> = {
  'sans-serif': { regular: 0.4558, bold: 0.4853 },
  serif: { regular: 0.413, bold: 0.4347 },
  monospace: { regular: 0.6001, bold: 0.6001 },
};

/** The `@font-face` rules of uploaded families and of their fallbacks. */
export function ownFontFacesCss(fonts: readonly OwnFont[]): string {
  return ownFontFilesCss(fonts) + ownFontStandInsCss(fonts);
}

/** The rules that load files; browsers load those of the families that a page uses. */
export function ownFontFilesCss(fonts: readonly OwnFont[]): string {
  return fonts
    .flatMap(({ id, faces }) =>
      faces.map(
        ({ address, minWeight, maxWeight, isItalic }) =>
          `@font-face{font-family:"${id}";font-style:${isItalic ? 'italic' : 'normal'};` +
          `font-weight:${minWeight === maxWeight ? minWeight : `${minWeight} ${maxWeight}`};font-display:swap;` +
          `src:url(${address}) format("woff2")}`,
      ),
    )
    .join('');
}
