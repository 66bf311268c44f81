import {
  BUTTON_FONTS,
  BUTTON_HOVERS,
  BUTTON_PADDINGS,
  BUTTON_SHAPES,
  buttonLookSchema,
} from './button-kinds.ts';
import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { isCustomColorId, PALETTE_COLOR_IDS } from '#domain/palette/color-ids.ts';
import { customColorsSchema } from '#domain/palette/custom-colors.ts';
import { hexColorSchema, paletteSchema } from '#domain/palette/palette.ts';
import { animationSettingsSchema } from './animation-settings.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { imageLayoutsSchema } from './image-layouts.ts';
import { productItemsSchema } from './product-items.ts';
import { ownFontsSchema } from './own-fonts.ts';

/** The parts that a colour theme colours; each has a custom property of the same meaning (design-tokens.ts). */
export const THEME_SLOTS = [
  'background',
  'heading',
  'text',
  'muted',
  'link',
  'line',
  'buttonBackground',
  'buttonText',
  'accent',
  'navigation',
  'field',
  'fieldText',
  'block',
] as const;
export type ThemeSlot = (typeof THEME_SLOTS)[number];

/** Opacity of the colour, 0 to 1; 1 where absent (DSGN-37). */
const opacity = z.number().min(0).max(1).optional().catch(undefined);

/**
 * A colour set by hand in one theme (its key in the record says where it applies): one of the palette, which follows
 * it, or one of its own (PAL-07, DSGN-35 to DSGN-37).
 */
export const colorOverrideSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('SITE_PALETTE_COLOR'),
    colorId: z.union([z.enum(PALETTE_COLOR_IDS), z.string().refine(isCustomColorId)]),
    opacity,
  }),
  z.object({ type: z.literal('CUSTOM_COLOR'), color: hexColorSchema, opacity }),
]);
export type ColorOverride = z.infer<typeof colorOverrideSchema>;

/** The key of an override in the record: `white-bold-heading`. */
export type OverrideKey = `${(typeof COLOR_THEME_IDS)[number]}-${ThemeSlot}`;

const OVERRIDE_KEYS: ReadonlySet<string> = new Set(
  COLOR_THEME_IDS.flatMap((theme) => THEME_SLOTS.map((slot) => `${theme}-${slot}`)),
);

const fontsSchema = z.object({
  /** Ids of the font catalogue. */
  heading: z.string().max(60).catch('fraunces'),
  body: z.string().max(60).catch('figtree'),
  headingWeight: z.int().min(100).max(1000).catch(600),
  bodyWeight: z.int().min(100).max(1000).catch(400),
  headingLineHeight: z.number().min(0.9).max(1.8).catch(1.12),
  /** px on a desktop. */
  baseSize: z.number().min(14).max(24).catch(17),
  headingScale: z.enum(['compact', 'regular', 'large']).catch('regular'),
});

const spacingSchema = z.object({
  /** px: how wide content gets. */
  siteWidth: z.int().min(800).max(2000).catch(1280),
  siteMargin: z.enum(['small', 'medium', 'large']).catch('medium'),
  sectionPadding: z.enum(['small', 'medium', 'large']).catch('medium'),
  /** px between neighbouring columns. */
  blockGap: z.int().min(0).max(48).catch(16),
});

const buttonsSchema = z.object({
  style: z.enum(['solid', 'outline']).catch('solid'),
  shape: z.enum(BUTTON_SHAPES).catch('rounded'),
  padding: z.enum(BUTTON_PADDINGS).catch('medium'),
  weight: z.int().min(100).max(1000).catch(600),
  font: z.enum(BUTTON_FONTS).optional().catch(undefined),
  hover: z.enum(BUTTON_HOVERS).optional().catch(undefined),
  secondary: buttonLookSchema.optional().catch(undefined),
  tertiary: buttonLookSchema.optional().catch(undefined),
});

const imagesSchema = z.object({ /** px. */ radius: z.int().min(0).max(60).catch(6) });

/**
 * The design of a whole site: the record `design` of the site's document. Every field has its own fallback, so that one
 * broken value never loses the rest (DSGN-41, DSGN-42).
 */
export const designSettingsSchema = z.object({
  id: z.literal('design'),
  type: z.literal('design'),
  palette: paletteSchema.catch(() => paletteSchema.parse({})),
  /**
   * How the light and dark accent are derived from the accent: a preset's id, or `adjustment` for the accent lightened
   * and darkened. `by-hand`: they are not derived. Absent until one is chosen.
   */
  paletteGenerator: z.string().max(60).optional().catch(undefined),
  /** Colours the owner added, by id in the record, in their order here (PAL-06). */
  customColors: customColorsSchema.catch([]).prefault({}),
  overrides: z.record(z.string(), z.unknown()).transform(keepOverrides).catch({}),
  fonts: fontsSchema.catch(() => fontsSchema.parse({})),
  /** Families the owner uploaded, by id in the record (DSGN-61). */
  ownFonts: ownFontsSchema.catch([]).prefault({}),
  spacing: spacingSchema.catch(() => spacingSchema.parse({})),
  buttons: buttonsSchema.catch(() => buttonsSchema.parse({})),
  images: imagesSchema.catch(() => imagesSchema.parse({})),
  /** Absent until the owner chooses for one of the layouts (DSGN-69). */
  imageLayouts: imageLayoutsSchema.optional().catch(undefined),
  /** Absent until the owner chooses (DSGN-44). */
  productItems: productItemsSchema.optional().catch(undefined),
  /** Absent until the owner chooses: nothing moves. */
  animations: animationSettingsSchema.optional().catch(undefined),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

/** The design of a site's document; what is missing or broken has its default. */
export function parseDesign(record: DocumentRecord | undefined): DesignSettings {
  return designSettingsSchema.parse({ ...record, id: 'design', type: 'design' });
}

function keepOverrides(stored: Record<string, unknown>): Partial<Record<OverrideKey, ColorOverride>> {
  const kept: Partial<Record<OverrideKey, ColorOverride>> = {};
  for (const [key, value] of Object.entries(stored)) {
    if (!OVERRIDE_KEYS.has(key)) continue;
    const parsed = colorOverrideSchema.safeParse(value);
    if (parsed.success) kept[key as OverrideKey] = parsed.data;
  }
  return kept;
}
