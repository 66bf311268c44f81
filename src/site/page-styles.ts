import buttonStyles from '#blocks/button/button-link.css?inline';
import { blockStyles, styledClasses } from '#blocks/block-styles.ts';
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
  /** Whether the page has an element with the class; all classes where absent. */
  readonly hasClass?: (className: string) => boolean;
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

/** Buttons stand outside of blocks, too, such as in the header. */
const BUTTONS = { styles: '', sharedStyles: [{ className: 'portico-button', styles: buttonStyles }] };

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
    hasClass = () => true,
    extra = '',
    site = '',
  } = options;
  const types = blockTypes === 'all' ? 'all' : [...new Set(blockTypes)].toSorted();
  const sheets = sheetsOfDesigns.get(design) ?? createBoundedCache<string>(SHEETS_KEPT);
  sheetsOfDesigns.set(design, sheets);
  const { styles: stylesOfBlocks, classes } = stylesOf(types, hasClass);
  const hasImages = types === 'all' || types.includes('image');
  const imageLayouts = hasImages ? imageLayoutsCss(design, imageVariants) : '';
  const key = [types, imageLayouts, themes, [...subsets], hasItalic, hasLateFonts, classes, extra, site].join(
    '|',
  );
  return sheets(key, () => {
    const siteRules =
      (design.buttons.style === 'outline' ? OUTLINED_BUTTON_STYLES : '') + buttonKindsCss(design) + site;
    const fonts = fontUses(design, hasItalic);
    return (
      `@layer base,blocks,site;${hasLateFonts ? fontFallbacksCss(fonts) + ownFontStandInsCss(ownFontsWorn(design)) : fontFacesCss(fonts, subsets) + ownFontFacesCss(ownFontsWorn(design))}` +
      `@layer base{${designTokensCss(design, themes)}${imageLayouts}${baseStyles}${extra}}@layer blocks{${stylesOfBlocks()}}${siteRules === '' ? '' : `@layer site{${siteRules}}`}`
    );
  });
}

/** The styles of the blocks of these types, and which of the classes the page has that decide what is in them. */
function stylesOf(types: readonly string[] | 'all', hasClass: (className: string) => boolean) {
  const declarations = types === 'all' ? BLOCKS : types.flatMap((type) => findBlock(type) ?? []);
  const blocks = [BUTTONS, ...declarations];
  const classes = styledClasses(blocks).filter(hasClass);
  return {
    classes,
    styles: () =>
      joinedStyles(`${String(types)} ${classes.join(' ')}`, () =>
        blockStyles(blocks, (className) => classes.includes(className)),
      ),
  };
}
