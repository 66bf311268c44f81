import { z } from 'zod';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import type { JsonObject } from '#lib/json.ts';
import { HEX_COLOR_PATTERN } from '#domain/palette/palette.ts';

/** Bounds of a block's own look, in px (DSGN-57). */
export const MAX_BORDER_PX = 12;
export const MAX_RADIUS_PX = 200;
export const MAX_PADDING_PX = 120;
export const MIN_OPACITY = 0.2;

/** The theme colours that the look of a block can refer to. */
export const BORDER_COLORS = ['line', 'text', 'accent'] as const;
export const SHADOWS = ['none', 'small', 'medium', 'large'] as const;

const px = (max: number) => z.int().min(0).max(max).catch(0);

/**
 * A block's own look, entry by entry, so that several people can change it at once; for an entry that is missing or not
 * valid the site's applies (DSGN-57). Texts in a block with a background of its own take their colours from it, so that
 * they stay readable.
 */
export const blockLookSchema = z.object({
  /** A colour theme of the site, a colour of its own as `#rrggbb`, or nothing. */
  background: z
    .union([z.enum(COLOR_THEME_IDS), z.string().regex(HEX_COLOR_PATTERN)])
    .nullable()
    .catch(null),
  /** The least opacity of a background: below it a text on it could not be read. */
  opacity: z.number().min(MIN_OPACITY).max(1).catch(1),
  borderWidth: px(MAX_BORDER_PX),
  borderColor: z.union([z.enum(BORDER_COLORS), z.string().regex(HEX_COLOR_PATTERN)]).catch('line'),
  radius: px(MAX_RADIUS_PX),
  padding: px(MAX_PADDING_PX),
  shadow: z.enum(SHADOWS).catch('none'),
});
export type BlockLook = z.infer<typeof blockLookSchema>;
/** The look of a block with all its entries; null where none was set. */
export function lookOf(stored: JsonObject | undefined): BlockLook | null {
  if (stored === undefined || Object.keys(stored).length === 0) return null;
  return blockLookSchema.parse(stored);
}

/** The colour theme that a block wears by its own background; null for a colour of its own or none. */
export function themeOfLook(look: BlockLook | null): ColorThemeId | null {
  return COLOR_THEME_IDS.find((theme) => theme === look?.background) ?? null;
}
