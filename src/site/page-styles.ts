import buttonStyles from '#blocks/button/button-link.css?inline';
import { BLOCKS, findBlock } from '#blocks/registry.ts';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/design/color-theme-ids.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { designTokensCss, fontUses } from '#domain/design/design-tokens.ts';
import { fontFacesCss, fontFallbacksCss } from '#domain/design/font-faces.ts';
import { FONT_SUBSET_RANGES, type FontSubset } from '#domain/design/fonts.ts';
import baseStyles from './styles/base.css?inline';

interface PageStylesOptions {
  readonly design: DesignSettings;
  /** Types of the blocks on the page; `all` for a canvas, where any block can be added. */
  readonly blockTypes: Iterable<string> | 'all';
  /** Themes the page wears; all where absent. */
  readonly themes?: readonly ColorThemeId[];
  /** Parts of the fonts the page's characters need; all where absent. */
  readonly subsets?: ReadonlySet<FontSubset>;
  readonly hasItalic?: boolean;
  /** Whether the rules that fetch the files of fonts stand elsewhere. */
  readonly hasLateFonts?: boolean;
  /** Whether a button stands outside the blocks, such as in the header; true where absent. */
  readonly hasButton?: boolean;
  /** Styles besides those of blocks, such as those of lists of posts. */
  readonly extra?: string;
  /** Rules that win over those of blocks. */
  readonly site?: string;
}

const ALL_SUBSETS: ReadonlySet<FontSubset> = new Set(Object.keys(FONT_SUBSET_RANGES) as FontSubset[]);

/** Labels on an outlined button have the button's colour; its frame takes it from them. */
const OUTLINED_BUTTON_STYLES =
  '.portico-button[data-variant=filled]{border-color:currentcolor}.portico-button[data-variant=filled]:hover{box-shadow:inset 0 0 0 99px color-mix(in srgb,currentcolor 12%,transparent)}';

/**
 * The whole stylesheet of a page or canvas: fonts, design tokens, base styles and those of the blocks that are used.
 * Owner's own styles come after everything else, in `@layer site`.
 */
export function pageStyles(options: PageStylesOptions): string {
  const {
    design,
    blockTypes,
    themes = COLOR_THEME_IDS,
    subsets = ALL_SUBSETS,
    hasItalic = true,
    hasLateFonts = false,
    hasButton = true,
    extra = '',
    site = '',
  } = options;
  const declarations =
    blockTypes === 'all' ? BLOCKS : [...new Set(blockTypes)].flatMap((type) => findBlock(type) ?? []);
  // Several blocks share parts (buttons, pictures); the same text is written once.
  const styles = declarations.map((block) => block.styles);
  if (hasButton && !styles.some((each) => each.includes(buttonStyles))) styles.unshift(buttonStyles);
  const blockStyles = [...new Set(styles)].join('');
  const siteRules = (design.buttons.style === 'outline' ? OUTLINED_BUTTON_STYLES : '') + site;
  const fonts = fontUses(design, hasItalic);
  return (
    `@layer base,blocks,site;${hasLateFonts ? fontFallbacksCss(fonts) : fontFacesCss(fonts, subsets)}` +
    `@layer base{${designTokensCss(design, themes)}${baseStyles}${extra}}@layer blocks{${blockStyles}}${siteRules === '' ? '' : `@layer site{${siteRules}}`}`
  );
}
