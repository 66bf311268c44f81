import type { Words } from '#messages/message.ts';
import { colorNames } from '#messages/en/interface/color-names.ts';
import type { SystemColorId } from '#domain/palette/color-ids.ts';
import { colorById } from '#domain/palette/colors-by-id.ts';
import {
  blackOrWhiteOn,
  LARGE_CONTRAST,
  layOver,
  mixColors,
  TEXT_CONTRAST,
  withContrast,
} from '#domain/palette/contrast.ts';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import type { ColorOverride, DesignSettings, ThemeSlot } from './design-settings.ts';

/** The colours of one theme, hexadecimal. */
export type ThemeColors = Readonly<Record<ThemeSlot, string>>;

interface ThemeRecipe {
  /** The title shown to the owner. */
  readonly title: Words;
  readonly background: SystemColorId;
  readonly heading: SystemColorId;
  readonly text: SystemColorId;
  readonly accent: SystemColorId;
  readonly button: SystemColorId;
}

/**
 * The palette colours that a theme uses; where they are not readable, the nearest readable ones are used instead
 * (DSGN-39).
 */
const RECIPES: Readonly<Record<ColorThemeId, ThemeRecipe>> = {
  white: {
    title: colorNames.themeWhite,
    background: 'white',
    heading: 'black',
    text: 'black',
    accent: 'accent',
    button: 'accent',
  },
  'white-bold': {
    title: colorNames.themeWhiteBold,
    background: 'white',
    heading: 'accent',
    text: 'darkAccent',
    accent: 'accent',
    button: 'darkAccent',
  },
  light: {
    title: colorNames.themeLight,
    background: 'lightAccent',
    heading: 'black',
    text: 'black',
    accent: 'accent',
    button: 'accent',
  },
  'light-bold': {
    title: colorNames.themeLightBold,
    background: 'lightAccent',
    heading: 'accent',
    text: 'darkAccent',
    accent: 'accent',
    button: 'darkAccent',
  },
  bright: {
    title: colorNames.themeBright,
    background: 'accent',
    heading: 'white',
    text: 'white',
    accent: 'lightAccent',
    button: 'white',
  },
  'bright-inverse': {
    title: colorNames.themeBrightInverse,
    background: 'accent',
    heading: 'darkAccent',
    text: 'darkAccent',
    accent: 'darkAccent',
    button: 'darkAccent',
  },
  dark: {
    title: colorNames.themeDark,
    background: 'darkAccent',
    heading: 'white',
    text: 'white',
    accent: 'lightAccent',
    button: 'white',
  },
  'dark-bold': {
    title: colorNames.themeDarkBold,
    background: 'darkAccent',
    heading: 'lightAccent',
    text: 'white',
    accent: 'accent',
    button: 'accent',
  },
  black: {
    title: colorNames.themeBlack,
    background: 'black',
    heading: 'white',
    text: 'white',
    accent: 'lightAccent',
    button: 'white',
  },
  'black-bold': {
    title: colorNames.themeBlackBold,
    background: 'black',
    heading: 'accent',
    text: 'white',
    accent: 'accent',
    button: 'accent',
  },
};

const MUTED_SHARE = 0.28;
const LINE_SHARE = 0.82;

/** The title of a theme as the owner reads it. */
export function colorThemeTitle(theme: ColorThemeId): Words {
  return RECIPES[theme].title;
}

/**
 * The colours of a theme, derived from the palette: text reaches a contrast of 4.5 with its background; headings,
 * lines, accents and buttons 3 (an outlined button is text and reaches 4.5). Colours set by hand stay as they are set
 * (DSGN-35 to DSGN-39).
 */
export function deriveTheme(design: DesignSettings, theme: ColorThemeId): ThemeColors {
  const known = derivedThemes.get(design) ?? new Map<ColorThemeId, ThemeColors>();
  derivedThemes.set(design, known);
  const colors = known.get(theme) ?? computeTheme(design, theme);
  known.set(theme, colors);
  return colors;
}

/** Designs are immutable, so derived themes can be cached by the design object. */
const derivedThemes = new WeakMap<DesignSettings, Map<ColorThemeId, ThemeColors>>();

function computeTheme(design: DesignSettings, theme: ColorThemeId): ThemeColors {
  const recipe = RECIPES[theme];
  const { palette } = design;
  const background =
    overrideOf(design, theme, 'background', palette[recipe.background]) ?? palette[recipe.background];
  const set = (slot: ThemeSlot, on = background): string | null => overrideOf(design, theme, slot, on);
  const derived = themeOn(background, {
    heading: palette[recipe.heading],
    text: palette[recipe.text],
    accent: palette[recipe.accent],
    button: palette[recipe.button],
    fixedButton: set('buttonBackground'),
    isOutlined: design.buttons.style === 'outline',
  });
  const text = set('text') ?? derived.text;
  const field = set('field') ?? background;
  return {
    background,
    heading: set('heading') ?? derived.heading,
    text,
    muted: set('muted') ?? derived.muted,
    link: set('link') ?? derived.link,
    line: set('line') ?? derived.line,
    buttonBackground: derived.buttonBackground,
    buttonText: set('buttonText', derived.buttonBackground) ?? derived.buttonText,
    accent: set('accent') ?? derived.accent,
    navigation: set('navigation') ?? text,
    field,
    fieldText:
      set('fieldText', field) ?? (field === background ? text : withContrast(text, field, TEXT_CONTRAST)),
    block: set('block') ?? background,
  };
}

/** All ten themes of a design (DSGN-39). */
export function deriveThemes(design: DesignSettings): Readonly<Record<ColorThemeId, ThemeColors>> {
  return Object.fromEntries(
    COLOR_THEME_IDS.map((theme) => [theme, deriveTheme(design, theme)] as const),
  ) as Record<ColorThemeId, ThemeColors>;
}

/** Readable colours on any background, for a section that has a colour of its own. */
export function colorsOn(background: string): ThemeColors {
  const ink = blackOrWhiteOn(background);
  return themeOn(background, {
    heading: ink,
    text: ink,
    accent: ink,
    button: ink,
    fixedButton: null,
    isOutlined: false,
  });
}

function themeOn(
  background: string,
  wanted: {
    readonly heading: string;
    readonly text: string;
    readonly accent: string;
    readonly button: string;
    /** The background of the button where the owner set it. */
    readonly fixedButton: string | null;
    readonly isOutlined: boolean;
  },
): ThemeColors {
  const text = withContrast(wanted.text, background, TEXT_CONTRAST);
  const buttonBackground =
    wanted.fixedButton ??
    withContrast(wanted.button, background, wanted.isOutlined ? TEXT_CONTRAST : LARGE_CONTRAST);
  return {
    background,
    heading: withContrast(wanted.heading, background, TEXT_CONTRAST),
    text,
    muted: withContrast(mixColors(text, background, MUTED_SHARE), background, TEXT_CONTRAST),
    link: withContrast(wanted.accent, background, TEXT_CONTRAST),
    line: withContrast(mixColors(text, background, LINE_SHARE), background, LARGE_CONTRAST),
    buttonBackground,
    buttonText: withContrast(background, buttonBackground, TEXT_CONTRAST),
    accent: withContrast(wanted.accent, background, LARGE_CONTRAST),
    navigation: text,
    field: background,
    fieldText: text,
    block: background,
  };
}

/**
 * The colour the owner set for a part of a theme, blended over its background where it is partly transparent (DSGN-35
 * to DSGN-37). Null where the theme's own colour applies: nothing set, or a custom colour that was deleted.
 */
function overrideOf(
  design: DesignSettings,
  theme: ColorThemeId,
  slot: ThemeSlot,
  backdrop: string,
): string | null {
  const override: ColorOverride | undefined = design.overrides[`${theme}-${slot}`];
  if (override === undefined) return null;
  const color =
    override.type === 'CUSTOM_COLOR'
      ? override.color
      : colorById(design.palette, design.customColors, override.colorId);
  return color === null ? null : layOver(color, backdrop, override.opacity ?? 1);
}
