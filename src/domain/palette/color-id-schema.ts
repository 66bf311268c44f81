import { z } from 'zod';
import { isCustomColorId, PALETTE_COLOR_IDS, SYSTEM_COLOR_IDS, type CustomColorId } from './color-ids.ts';

const customColorIdSchema = z.custom<CustomColorId>(
  (value) => typeof value === 'string' && isCustomColorId(value),
);

/** The id of a colour that the owner set: one of the five of each palette, or an own one. */
export const paletteIdSchema = z.union([z.enum(SYSTEM_COLOR_IDS), customColorIdSchema]);

/** The id of a colour of a palette, be it one that each palette has or one of the owner's own (DSGN-28, DSGN-29). */
export const colorIdSchema = z.union([z.enum(PALETTE_COLOR_IDS), customColorIdSchema]);
