/** The groups of the font picker, in its order (DSGN-16). */
export const FONT_GROUPS = [
  'Sans Serif',
  'Serif',
  'Display',
  'Script',
  'Slab Serif',
  'Mono',
  'Other',
] as const;
export type FontGroup = (typeof FONT_GROUPS)[number];

/** The id of the system font. */
export const SYSTEM_FONT = 'system';

/** Subsets of a font, loaded separately by the characters in a text. */
export const FONT_SUBSET_RANGES = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'greek-ext': 'U+1F00-1FFF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;
export type FontSubset = keyof typeof FONT_SUBSET_RANGES;

/** The local font shown while a font loads, and for characters it lacks. */
export type FontFallback = 'sans-serif' | 'serif' | 'monospace';

export interface FontFamily {
  /** The id it is stored by. */
  readonly id: string;
  readonly name: string;
  readonly group: FontGroup;
  readonly fallback: FontFallback;
  /** A variable font has every weight between two; another one has those of the list. */
  readonly weights: { readonly min: number; readonly max: number } | readonly number[];
  readonly hasItalic: boolean;
  readonly subsets: readonly FontSubset[];
  /** Version of its package; part of its files' addresses, which are immutable. Empty for the system font. */
  readonly version: string;
}

const LATIN = ['latin', 'latin-ext'] as const;
const VIETNAMESE = [...LATIN, 'vietnamese'] as const;
const CYRILLIC = [...LATIN, 'cyrillic', 'cyrillic-ext'] as const;
const CYRILLIC_VIETNAMESE = [...CYRILLIC, 'vietnamese'] as const;
const GREEK_CYRILLIC = [...CYRILLIC_VIETNAMESE, 'greek'] as const;
const ALL = [...GREEK_CYRILLIC, 'greek-ext'] as const;
const ITALIC = true;
const UPRIGHT = false;

/** Families served by the installation itself, so that no page asks another host (DSGN-16, DSGN-18). */
export const FONT_FAMILIES: readonly FontFamily[] = [
  family('dm-sans', 'DM Sans', 'Sans Serif', 'sans-serif', [100, 1000], ITALIC, LATIN),
  family('figtree', 'Figtree', 'Sans Serif', 'sans-serif', [300, 900], ITALIC, LATIN),
  family('inter', 'Inter', 'Sans Serif', 'sans-serif', [100, 900], ITALIC, ALL),
  family('karla', 'Karla', 'Sans Serif', 'sans-serif', [200, 800], ITALIC, LATIN),
  family(
    'libre-franklin',
    'Libre Franklin',
    'Sans Serif',
    'sans-serif',
    [100, 900],
    ITALIC,
    CYRILLIC_VIETNAMESE,
  ),
  family('manrope', 'Manrope', 'Sans Serif', 'sans-serif', [200, 800], UPRIGHT, GREEK_CYRILLIC),
  family('nunito-sans', 'Nunito Sans', 'Sans Serif', 'sans-serif', [200, 1000], ITALIC, CYRILLIC_VIETNAMESE),
  family('outfit', 'Outfit', 'Sans Serif', 'sans-serif', [100, 900], UPRIGHT, LATIN),
  family('space-grotesk', 'Space Grotesk', 'Sans Serif', 'sans-serif', [300, 700], UPRIGHT, VIETNAMESE),
  family('work-sans', 'Work Sans', 'Sans Serif', 'sans-serif', [100, 900], ITALIC, VIETNAMESE),
  family('cormorant', 'Cormorant', 'Serif', 'serif', [300, 700], ITALIC, CYRILLIC_VIETNAMESE),
  family('crimson-pro', 'Crimson Pro', 'Serif', 'serif', [200, 900], ITALIC, VIETNAMESE),
  family('eb-garamond', 'EB Garamond', 'Serif', 'serif', [400, 800], ITALIC, ALL),
  family('fraunces', 'Fraunces', 'Serif', 'serif', [100, 900], ITALIC, VIETNAMESE),
  family('lora', 'Lora', 'Serif', 'serif', [400, 700], ITALIC, CYRILLIC_VIETNAMESE),
  family('newsreader', 'Newsreader', 'Serif', 'serif', [200, 800], ITALIC, VIETNAMESE),
  family('playfair-display', 'Playfair Display', 'Serif', 'serif', [400, 900], ITALIC, [
    ...VIETNAMESE,
    'cyrillic',
  ]),
  family('source-serif-4', 'Source Serif 4', 'Serif', 'serif', [200, 900], ITALIC, GREEK_CYRILLIC, '5.3.1'),
  fixed('abril-fatface', 'Abril Fatface', 'Display', 'serif', [400], UPRIGHT, LATIN),
  family(
    'bricolage-grotesque',
    'Bricolage Grotesque',
    'Display',
    'sans-serif',
    [200, 800],
    UPRIGHT,
    VIETNAMESE,
  ),
  family('oswald', 'Oswald', 'Display', 'sans-serif', [200, 700], UPRIGHT, CYRILLIC_VIETNAMESE),
  family('syne', 'Syne', 'Display', 'sans-serif', [400, 800], UPRIGHT, [...LATIN, 'greek']),
  family('unbounded', 'Unbounded', 'Display', 'sans-serif', [200, 900], UPRIGHT, CYRILLIC_VIETNAMESE),
  family('caveat', 'Caveat', 'Script', 'sans-serif', [400, 700], UPRIGHT, CYRILLIC),
  family('dancing-script', 'Dancing Script', 'Script', 'sans-serif', [400, 700], UPRIGHT, VIETNAMESE),
  fixed('pacifico', 'Pacifico', 'Script', 'sans-serif', [400], UPRIGHT, CYRILLIC_VIETNAMESE),
  family('bitter', 'Bitter', 'Slab Serif', 'serif', [100, 900], ITALIC, CYRILLIC_VIETNAMESE),
  family('roboto-slab', 'Roboto Slab', 'Slab Serif', 'serif', [100, 900], UPRIGHT, ALL),
  fixed('zilla-slab', 'Zilla Slab', 'Slab Serif', 'serif', [300, 400, 500, 600, 700], ITALIC, LATIN),
  family('fira-code', 'Fira Code', 'Mono', 'monospace', [300, 700], UPRIGHT, [
    ...CYRILLIC,
    'greek',
    'greek-ext',
  ]),
  family('jetbrains-mono', 'JetBrains Mono', 'Mono', 'monospace', [100, 800], ITALIC, GREEK_CYRILLIC),
  fixed('space-mono', 'Space Mono', 'Mono', 'monospace', [400, 700], ITALIC, VIETNAMESE),
  {
    id: SYSTEM_FONT,
    name: 'system-ui',
    group: 'Other',
    fallback: 'sans-serif',
    weights: { min: 100, max: 900 },
    hasItalic: true,
    subsets: [],
    version: '',
  },
];

const BY_ID: ReadonlyMap<string, FontFamily> = new Map(FONT_FAMILIES.map((font) => [font.id, font]));

/** The family with an id, or null where the catalogue has none (any more). */
export function findFontFamily(id: string): FontFamily | null {
  return BY_ID.get(id) ?? null;
}

/** The families of each group in the picker's order; every group is there (DSGN-16). */
export function fontsByGroup(): readonly {
  readonly group: FontGroup;
  readonly fonts: readonly FontFamily[];
}[] {
  return FONT_GROUPS.map((group) => ({ group, fonts: FONT_FAMILIES.filter((font) => font.group === group) }));
}

/** The weight a family has that is nearest to the wanted one; of two equally near the heavier one. */
export function nearestWeight(font: FontFamily, wanted: number): number {
  if (!isWeightList(font.weights)) {
    return Math.max(font.weights.min, Math.min(font.weights.max, wanted));
  }
  return font.weights.reduce((best, weight) =>
    Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best,
  );
}

/** Whether the weights of a family are a list, not a range. */
export function isWeightList(weights: FontFamily['weights']): weights is readonly number[] {
  return Array.isArray(weights);
}

function family(
  id: string,
  name: string,
  group: FontGroup,
  fallback: FontFallback,
  [min, max]: readonly [number, number],
  hasItalic: boolean,
  subsets: readonly FontSubset[],
  version = '5.3.0',
): FontFamily {
  return { id, name, group, fallback, weights: { min, max }, hasItalic, subsets, version };
}

function fixed(
  id: string,
  name: string,
  group: FontGroup,
  fallback: FontFallback,
  weights: readonly number[],
  hasItalic: boolean,
  subsets: readonly FontSubset[],
): FontFamily {
  return { id, name, group, fallback, weights, hasItalic, subsets, version: '5.3.0' };
}
