import { z } from 'zod';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorIdSchema } from '#domain/palette/color-id-schema.ts';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { partAccessField } from '#domain/gating/access-rule.ts';
import { hiddenOnSchema } from './hidden-on.ts';

/** How many colours a gradient has (DSGN-59). */
export const MIN_GRADIENT_COLORS = 2;
export const MAX_GRADIENT_COLORS = 3;

/** A film of the site's own files: it is asked of no other host. */
export const OWN_FILM_ADDRESS = /^\/s\/[^?#"\s]+\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** 0 to 0.9: how strongly the theme's background lies over a picture or film, so that text stays readable. */
const overlaySchema = z.number().min(0).max(0.9);

export const DIVIDER_SHAPES = ['slope', 'curve', 'wave', 'zigzag'] as const;
export const DIVIDER_HEIGHTS = ['small', 'medium', 'large'] as const;

/** The shape in which a section ends at its top or bottom (DSGN-59). */
export const sectionDividerSchema = z.object({
  shape: z.enum(DIVIDER_SHAPES),
  height: z.enum(DIVIDER_HEIGHTS).catch('medium'),
  isMirrored: z.boolean().catch(false),
});
export type SectionDivider = z.infer<typeof sectionDividerSchema>;

const dividerSchema = sectionDividerSchema.nullable().catch(null);

/**
 * A band of a page (or of the site's footer) with its own colours; blocks sit on its grid.
 * `order` is an order key among the sections of the document.
 */
export const sectionSchema = z.object({
  id: z.string(),
  type: z.literal('section'),
  order: z.string().min(1).max(200),
  /** What the owner calls it in the editor; visitors never see it. */
  name: z.string().max(80).catch(''),
  theme: z.enum(COLOR_THEME_IDS).catch('white'),
  background: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('theme') }),
      z.object({ kind: z.literal('color'), color: z.string().regex(/^#[0-9a-fA-F]{6}$/) }),
      z.object({
        kind: z.literal('image'),
        image: imageValueSchema,
        overlay: overlaySchema,
      }),
      z.object({
        kind: z.literal('video'),
        /** The address of a film of the site (`/s/…`). */
        url: z.string().max(500).regex(OWN_FILM_ADDRESS),
        /** In its place for reduced motion, for saved data and until it plays. */
        image: imageValueSchema.nullable().catch(null),
        overlay: overlaySchema,
      }),
      z.object({
        kind: z.literal('gradient'),
        /** Colours of the palette, from the beginning to the end. */
        colors: z.array(colorIdSchema).min(MIN_GRADIENT_COLORS).max(MAX_GRADIENT_COLORS),
        /** Degrees, clockwise; 0 runs from the bottom to the top. */
        angle: z.int().min(0).max(359),
      }),
    ])
    .catch({ kind: 'theme' }),
  height: z.enum(['auto', 'small', 'medium', 'large', 'screen']).catch('auto'),
  width: z.enum(['narrow', 'medium', 'wide', 'full']).catch('wide'),
  dividerTop: dividerSchema,
  dividerBottom: dividerSchema,
  verticalAlign: z.enum(['top', 'middle', 'bottom']).catch('top'),
  /** `id` of the section in the page, for links to `#anchor`; empty for none. */
  anchor: z
    .string()
    .max(99)
    .regex(/^[a-z0-9-]*$/)
    .catch(''),
  hiddenOn: hiddenOnSchema.exactOptional(),
  /** Who gets it (MEMB-35); everybody without. */
  access: partAccessField.exactOptional(),
  /** The document of the synced section that stands here (EDIT-206): its look and its blocks are shown. */
  syncedId: idSchema<'document'>().exactOptional(),
  /** Texts and pictures that are other ones here, by `overrideEntry`. */
  overrides: z.custom<JsonObject>(isObject).catch({}).exactOptional(),
});
export type Section = z.infer<typeof sectionSchema>;

function isObject(value: unknown): boolean {
  return isJsonObject(value as JsonValue);
}

/** The picture behind a section, be it in the place of its film; null where there is none. */
export function backgroundImage(section: Pick<Section, 'background'> | undefined): ImageValue | null {
  const background = section?.background;
  return background?.kind === 'image' || background?.kind === 'video' ? background.image : null;
}
