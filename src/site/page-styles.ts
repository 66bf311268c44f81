import buttonStyles from '#blocks/button/button-link.css?inline';
import { BLOCKS, findBlock } from '#blocks/registry.ts';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { buttonKindsCss } from '#domain/design/button-kinds-css.ts';
import { imageLayoutsCss } from '#domain/design/image-layouts-css.ts';
import type { ImageVariant } from '#domain/design/image-layouts.ts';
import { designTokensCss, fontUses } from '#domain/design/design-tokens.ts';
import { fontFacesCss, fontFallbacksCss } from '#domain/design/font-faces.ts';
import { ownFontsWorn } from '#domain/design/font-of-design.ts';
import { ownFontFacesCss, ownFontStandInsCss } from '#domain/design/own-fonts.ts';
import { FONT_SUBSET_RANGES, type FontSubset } from '#domain/design/fonts.ts';
import { createBoundedCache } from '#lib/bounded-cache.ts';
import baseStyles from './styles/base.css?inline';

interface PageStylesOptions {
  readonly design: DesignSettings;
  /** Types of the blocks on the page; `all` for a canvas, where any block can be added. */
  readonly blockTypes: Iterable<string> | 'all';
  /** Layouts of the image blocks on the page; all where absent. */
  readonly imageVariants?: readonly ImageVariant[];
  /** Themes the page wears; all where absent. */
  readonly themes?: readonly ColorThemeId[];
  /** Subsets of the fonts for the page's characters; all where absent. */
  readonly subsets?: ReadonlySet<FontSubset>;
  readonly hasItalic?: boolean;
  /** Whether the rules that load font files are elsewhere. */
  readonly hasLateFonts?: boolean;
  /** Whether there is a button outside the blocks, such as in the header; true where absent. */
  readonly hasButton?: boolean;
  /** Styles besides those of blocks, such as those of lists of posts. */
  readonly extra?: string;
  /** Rules that win over those of blocks. */
  readonly site?: string;
}

/** The number of cached sets of blocks. */
const SETS_KEPT = 200;
const joinedStyles = createBoundedCache<string>(SETS_KEPT);

/** Stylesheets cached for each design: pages of a site mostly differ in their texts only. Designs are immutable. */
const SHEETS_KEPT = 8;
const sheetsOfDesigns = new WeakMap<DesignSettings, ReturnType<typeof createBoundedCache<string>>>();

const ALL_SUBSETS: ReadonlySet<FontSubset> = new Set(Object.keys(FONT_SUBSET_RANGES) as FontSubset[]);

/** Labels on an outlined button have the button's colour; its frame takes it from them. */
const OUTLINED_BUTTON_STYLES =
  '.portico-button[data-variant=filled]{border-color:currentcolor}.portico-button[data-variant=filled]:hover{box-shadow:inset 0 0 0 99px color-mix(in srgb,currentcolor 12%,transparent)}';

/**
 * The whole stylesheet of a page or canvas: fonts, design tokens, base styles and those of the blocks that are used.
 * The owner's styles come last, in `@layer site`.
 */
export function pageStyles(options: PageStylesOptions): string {
  const {
    design,
    blockTypes,
    imageVariants,
    themes = COLOR_THEME_IDS,
    subsets = ALL_SUBSETS,
    hasItalic = true,
    hasLateFonts = false,
    hasButton = true,
    extra = '',
    site = '',
  } = options;
  const types = blockTypes === 'all' ? 'all' : [...new Set(blockTypes)].toSorted();
  const sheets = sheetsOfDesigns.get(design) ?? createBoundedCache<string>(SHEETS_KEPT);
  sheetsOfDesigns.set(design, sheets);
  const hasImages = types === 'all' || types.includes('image');
  const imageLayouts = hasImages ? imageLayoutsCss(design, imageVariants) : '';
  const key = [
    types,
    imageLayouts,
    themes,
    [...subsets],
    hasItalic,
    hasLateFonts,
    hasButton,
    extra,
    site,
  ].join('|');
  return sheets(key, () => {
    const blockStyles = joinedStyles(`${String(types)} ${hasButton}`, () => stylesOf(types, hasButton));
    const siteRules =
      (design.buttons.style === 'outline' ? OUTLINED_BUTTON_STYLES : '') + buttonKindsCss(design) + site;
    const fonts = fontUses(design, hasItalic);
    return (
      `@layer base,blocks,site;${hasLateFonts ? fontFallbacksCss(fonts) + ownFontStandInsCss(ownFontsWorn(design)) : fontFacesCss(fonts, subsets) + ownFontFacesCss(ownFontsWorn(design))}` +
      `@layer base{${designTokensCss(design, themes)}${imageLayouts}${baseStyles}${extra}}@layer blocks{${blockStyles}}${siteRules === '' ? '' : `@layer site{${siteRules}}`}`
    );
  });
}

/** Styles shared by several blocks come first, and once, so that the blocks' own rules win. */
function stylesOf(types: readonly string[] | 'all', hasButton: boolean): string {
  const declarations = types === 'all' ? BLOCKS : types.flatMap((type) => findBlock(type) ?? []);
  const shared = declarations.flatMap((block) => block.sharedStyles ?? []);
  const own = declarations.map((block) => block.styles);
  return [...new Set([...(hasButton ? [buttonStyles] : []), ...shared, ...own])].join('');
}
