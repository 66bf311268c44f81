import { FONT_METRICS } from './font-metrics.ts';
import {
  findFontFamily,
  FONT_SUBSET_RANGES,
  isWeightList,
  nearestWeight,
  type FontFallback,
  type FontFamily,
  type FontSubset,
} from './fonts.ts';

/** Local fallback fonts, by the names they are installed under. */
const LOCAL_FONTS: Readonly<
  Record<FontFallback, { readonly regular: readonly string[]; readonly bold: readonly string[] }>
> = {
  'sans-serif': {
    regular: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Times', 'Noto Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold', 'Noto Serif Bold'],
  },
  monospace: {
    regular: ['Courier New', 'Liberation Mono', 'Menlo', 'Droid Sans Mono'],
    bold: ['Courier New Bold', 'Liberation Mono Bold', 'Menlo Bold', 'Droid Sans Mono'],
  },
};

const SYSTEM_STACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';

/** The value of `font-family` for a family of the catalogue; an unknown id gets the system font (DSGN-24). */
export function fontStack(id: string): string {
  const font = findFontFamily(id);
  if (font === null || font.version === '') return SYSTEM_STACK;
  return `"${font.name}", "${font.name} Fallback", ${font.fallback}`;
}

/** One `@font-face` to write: which weights and which slant of a family a page uses. */
export interface FontUse {
  readonly id: string;
  readonly weights: readonly number[];
  readonly hasItalic: boolean;
}

/** Address of a file of the catalogue; immutable, since the package's version is part of it. */
export function fontFilePath(
  font: FontFamily,
  subset: FontSubset,
  weight: number,
  isItalic: boolean,
): string {
  const middle = isWeightList(font.weights) ? String(nearestWeight(font, weight)) : 'wght';
  return `/_portico/fonts/${font.version}/${font.id}-${subset}-${middle}-${isItalic ? 'italic' : 'normal'}.woff2`;
}

/**
 * The `@font-face` rules of families, for the given subsets, with metric-adjusted fallbacks (no layout shift). A
 * variable family needs one file for all weights.
 */
export function fontFacesCss(uses: readonly FontUse[], subsets: ReadonlySet<FontSubset>): string {
  return fontFilesCss(uses, subsets) + fontFallbacksCss(uses);
}

/** The rules that load files. */
export function fontFilesCss(uses: readonly FontUse[], subsets: ReadonlySet<FontSubset>): string {
  return mergeUses(uses)
    .map(({ font, use }) => familyCss(font, use, subsets))
    .join('');
}

/** The rules of the local fallback fonts, which load nothing. */
export function fontFallbacksCss(uses: readonly FontUse[]): string {
  return mergeUses(uses)
    .map(({ font }) => fallbackCss(font))
    .join('');
}

/** The files to preload: the Latin subset of each upright face. */
export function fontPreloads(uses: readonly FontUse[], subset: FontSubset = 'latin'): readonly string[] {
  return mergeUses(uses).flatMap(({ font, use }) =>
    font.subsets.includes(subset)
      ? [...new Set(use.weights.map((weight) => fontFilePath(font, subset, weight, false)))]
      : [],
  );
}

/** The subsets whose characters occur in a text; Latin is always among them. */
export function subsetsOf(text: string): ReadonlySet<FontSubset> {
  const found = new Set<FontSubset>(['latin']);
  // The text may be a whole page: Latin-only parts are skipped without splitting them into characters.
  for (const character of new Set(text.match(BEYOND_LATIN))) {
    const code = character.charCodeAt(0);
    for (const [subset, ranges] of SUBSET_RANGES) {
      if (ranges.some(([from, to]) => code >= from && code <= to)) found.add(subset);
    }
  }
  return found;
}

type Range = readonly [from: number, to: number];

const SUBSET_RANGES: readonly (readonly [FontSubset, readonly Range[]])[] = Object.entries(
  FONT_SUBSET_RANGES,
).map(([subset, ranges]) => [
  subset as FontSubset,
  ranges.split(',').map((range): Range => {
    const [from = '0', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  }),
]);

/** Any character of a subset besides Latin; all of them lie in the first plane of Unicode. */
const BEYOND_LATIN = new RegExp(
  `[${SUBSET_RANGES.filter(([subset]) => subset !== 'latin')
    .flatMap(([, ranges]) => ranges.map(([from, to]) => `${unit(from)}-${unit(to)}`))
    .join('')}]`,
  'g',
);

function unit(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

function mergeUses(uses: readonly FontUse[]): { readonly font: FontFamily; readonly use: FontUse }[] {
  const merged = new Map<string, { readonly font: FontFamily; readonly use: FontUse }>();
  for (const use of uses) {
    const font = findFontFamily(use.id);
    if (font === null || font.version === '') continue;
    const before = merged.get(font.id)?.use;
    const weights = isWeightList(font.weights)
      ? [...(before?.weights ?? []), ...use.weights.map((weight) => nearestWeight(font, weight))]
      : [font.weights.min];
    merged.set(font.id, {
      font,
      use: {
        id: font.id,
        weights: [...new Set(weights)].toSorted((a, b) => a - b),
        hasItalic: font.hasItalic && (use.hasItalic || before?.hasItalic === true),
      },
    });
  }
  return [...merged.values()];
}

function familyCss(font: FontFamily, use: FontUse, subsets: ReadonlySet<FontSubset>): string {
  const weights = isWeightList(font.weights)
    ? use.weights.map((weight) => [weight, String(weight)] as const)
    : [[font.weights.min, `${font.weights.min} ${font.weights.max}`] as const];
  const slants = use.hasItalic ? [false, true] : [false];
  let css = '';
  for (const subset of font.subsets.filter((each) => subsets.has(each))) {
    for (const [weight, declared] of weights) {
      for (const isItalic of slants) {
        css +=
          `@font-face{font-family:"${font.name}";font-style:${isItalic ? 'italic' : 'normal'};font-weight:${declared};font-display:swap;` +
          `src:url(${fontFilePath(font, subset, weight, isItalic)}) format("woff2");unicode-range:${FONT_SUBSET_RANGES[subset]}}`;
      }
    }
  }
  return css;
}

function fallbackCss(font: FontFamily): string {
  const metrics = FONT_METRICS[font.id];
  if (metrics === undefined) return '';
  const [ascent, descent, width, boldWidth] = metrics;
  const { name, fallback } = font;
  return standInCss({ name, fallback, ascent, descent, lineGap: 0, width, boldWidth });
}

interface StandIn {
  readonly name: string;
  readonly fallback: FontFallback;
  /** As shares of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Relative to the fallback font. */
  readonly width: number;
  readonly boldWidth: number;
}

/** The rules of a local fallback font adjusted to the metrics of another: `"Name Fallback"`. */
export function standInCss({ name, fallback, ascent, descent, lineGap, width, boldWidth }: StandIn): string {
  const face = (weight: string, names: readonly string[], ratio: number): string =>
    `@font-face{font-family:"${name} Fallback";font-weight:${weight};src:${names.map((each) => `local("${each}")`).join(',')};` +
    `size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:${percent(lineGap / ratio)}}`;
  const local = LOCAL_FONTS[fallback];
  return face('100 500', local.regular, width) + face('501 1000', local.bold, boldWidth);
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
