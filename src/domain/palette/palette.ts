import { z } from 'zod';

/** A colour as it is stored: six hexadecimal digits. */
export const HEX_COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
export const hexColorSchema = z.string().regex(HEX_COLOR_PATTERN);

/** The five system colours (PAL-02). Each falls back on its own. */
export const paletteSchema = z.object({
  white: hexColorSchema.catch('#ffffff'),
  black: hexColorSchema.catch('#141414'),
  accent: hexColorSchema.catch('#2f5d50'),
  lightAccent: hexColorSchema.catch('#eef3ef'),
  darkAccent: hexColorSchema.catch('#17332b'),
});
export type Palette = z.infer<typeof paletteSchema>;
