import { BUTTON_PADDING, BUTTON_RADIUS } from './button-kinds.ts';
import { ROW_HEIGHT_PX } from '#domain/arrangement/grid-box.ts';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { deriveTheme, type ThemeColors } from './color-themes.ts';
import type { DesignSettings, ThemeSlot } from './design-settings.ts';
import { errorColorOn } from './error-color.ts';
import type { FontUse } from './font-faces.ts';
import { fontOfDesign, fontStackOfDesign } from './font-of-design.ts';
import { nearestWeight } from './fonts.ts';

/** Viewport widths between which sizes grow, in px. */
const SMALL_VIEWPORT_PX = 390;
const LARGE_VIEWPORT_PX = 1440;
const ROOT_FONT_SIZE_PX = 16;

/** Heading sizes as multiples of the base size: h4, h3, h2, h1 on a desktop. */
const HEADING_SCALES: Readonly<
  Record<DesignSettings['fonts']['headingScale'], readonly [number, number, number, number]>
> = {
  compact: [1.15, 1.35, 1.75, 2.35],
  regular: [1.2, 1.5, 2.1, 3.1],
  large: [1.25, 1.75, 2.7, 4.4],
};
/** px on a phone and on a desktop. */
type PhoneAndDesktop = readonly [phone: number, desktop: number];
const SITE_MARGINS: Readonly<Record<DesignSettings['spacing']['siteMargin'], PhoneAndDesktop>> = {
  small: [16, 32],
  medium: [20, 56],
  large: [24, 96],
};
const SECTION_PADDINGS: Readonly<Record<DesignSettings['spacing']['sectionPadding'], PhoneAndDesktop>> = {
  small: [32, 48],
  medium: [48, 88],
  large: [72, 144],
};
/** The custom property of each colour of a theme. */
export const THEME_PROPERTIES: Readonly<Record<ThemeSlot, string>> = {
  background: '--color-background',
  heading: '--color-heading',
  text: '--color-text',
  muted: '--color-muted',
  link: '--color-link',
  line: '--color-line',
  buttonBackground: '--color-button-background',
  buttonText: '--color-button-text',
  accent: '--color-accent',
  navigation: '--color-navigation',
  field: '--color-field',
  fieldText: '--color-field-text',
  block: '--color-block',
};

/**
 * The design as custom properties: sizes and fonts on `:root`, colours on `[data-theme=…]`. Replacing this text
 * restyles a canvas or a page. `themes` limits it to those that a page uses.
 */
export function designTokensCss(
  design: DesignSettings,
  themes: readonly ColorThemeId[] = COLOR_THEME_IDS,
): string {
  const root = Object.entries(rootTokens(design))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `:root{${root}}${themes
    .map((theme) => `[data-theme=${theme}]{${themeDeclarations(deriveTheme(design, theme), design)}}`)
    .join('')}`;
}

/** The colours of a theme as declarations, for a rule or for a `style` attribute. */
export function themeDeclarations(colors: ThemeColors, design?: Pick<DesignSettings, 'buttons'>): string {
  return Object.entries(themeTokens(colors, design))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The colours of a theme by custom property. An outlined button has no background, its text has the button's colour. */
export function themeTokens(
  colors: ThemeColors,
  design?: Pick<DesignSettings, 'buttons'>,
): Record<string, string> {
  const isOutlined = design?.buttons.style === 'outline';
  const shown: ThemeColors = isOutlined
    ? { ...colors, buttonBackground: 'transparent', buttonText: colors.buttonBackground }
    : colors;
  return {
    ...Object.fromEntries(
      Object.entries(THEME_PROPERTIES).map(([slot, name]) => [name, shown[slot as ThemeSlot]]),
    ),
    '--color-error': errorColorOn(colors.background),
  };
}

/** The families, weights and slants a page of this design uses. */
export function fontUses(design: DesignSettings, hasItalic: boolean): readonly FontUse[] {
  const { heading, body, headingWeight, bodyWeight } = design.fonts;
  return [
    { id: body, weights: [bodyWeight, Math.max(600, bodyWeight)], hasItalic },
    { id: heading, weights: [headingWeight], hasItalic: hasItalic && heading === body },
  ];
}

function rootTokens(design: DesignSettings): Record<string, string> {
  const { fonts, spacing, buttons, images } = design;
  const [h4, h3, h2, h1] = HEADING_SCALES[fonts.headingScale];
  const [paddingBlock, paddingInline] = BUTTON_PADDING[buttons.padding];
  const size = (multiple: number, phoneShare: number): string =>
    fluid(fonts.baseSize * multiple * phoneShare, fonts.baseSize * multiple);
  return {
    '--font-heading': fontStackOfDesign(design, fonts.heading),
    '--font-body': fontStackOfDesign(design, fonts.body),
    '--font-heading-weight': String(weightOf(design, fonts.heading, fonts.headingWeight)),
    '--font-body-weight': String(weightOf(design, fonts.body, fonts.bodyWeight)),
    '--font-heading-line-height': String(fonts.headingLineHeight),
    '--font-base-size': rem(fonts.baseSize),
    '--size-small': rem(fonts.baseSize * 0.875),
    '--size-base': fluid(Math.min(16, fonts.baseSize), fonts.baseSize),
    '--size-lead': size(1.25, 0.9),
    '--size-h4': size(h4, 0.95),
    '--size-h3': size(h3, 0.88),
    '--size-h2': size(h2, 0.78),
    '--size-h1': size(h1, 0.66),
    '--site-width': rem(spacing.siteWidth),
    // A row of the grid is 24 px where the site is as wide as it gets, and narrower in step with it.
    '--row-share': String(Number((ROW_HEIGHT_PX / spacing.siteWidth).toFixed(5))),
    '--site-margin': fluid(...SITE_MARGINS[spacing.siteMargin]),
    '--section-padding': fluid(...SECTION_PADDINGS[spacing.sectionPadding]),
    '--block-gap': rem(spacing.blockGap),
    '--button-radius': BUTTON_RADIUS[buttons.shape],
    '--button-padding-block': paddingBlock,
    '--button-padding-inline': paddingInline,
    '--button-font-weight': String(weightOf(design, fonts.body, buttons.weight)),
    '--button-border-width': buttons.style === 'outline' ? '2px' : '0px',
    '--image-radius': rem(images.radius),
  };
}

function weightOf(design: DesignSettings, id: string, wanted: number): number {
  const font = fontOfDesign(design, id);
  return font === null ? wanted : nearestWeight(font, wanted);
}

/** A length that grows with the viewport between two sizes in px; in rem, so that the reader's own text size counts. */
function fluid(small: number, large: number): string {
  if (Math.abs(large - small) < 0.5) return rem(large);
  const slope = (large - small) / (LARGE_VIEWPORT_PX - SMALL_VIEWPORT_PX);
  const start = small - slope * SMALL_VIEWPORT_PX;
  return `clamp(${rem(small)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(large)})`;
}

function rem(px: number): string {
  return px === 0 ? '0rem' : `${round(px / ROOT_FONT_SIZE_PX)}rem`;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
