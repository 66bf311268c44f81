import { z } from 'zod';
import { paletteIdSchema } from '#domain/palette/color-id-schema.ts';
import type { CustomColorId, SystemColorId } from '#domain/palette/color-ids.ts';

/** Sizes that words take beside the normal one, relative to the text around them (DSGN-58). */
export const WORD_SIZES = ['smaller', 'larger', 'large', 'huge'] as const;
export type WordSize = (typeof WORD_SIZES)[number];

/** A colour that words wear: it follows the palette. */
export type WordColor = SystemColorId | CustomColorId;

/** What words of a text have of their own beside bold and its like (DSGN-58). */
export type WordMark =
  | { readonly type: 'color' | 'highlight'; readonly attrs: { readonly color: WordColor } }
  | { readonly type: 'size'; readonly attrs: { readonly size: WordSize } };

const colored = z.object({ color: paletteIdSchema });

export const colorMarkSchema = z.object({ type: z.enum(['color', 'highlight']), attrs: colored });
export const sizeMarkSchema = z.object({
  type: z.literal('size'),
  attrs: z.object({ size: z.enum(WORD_SIZES) }),
});

/** How the marks of words stand in each other: a highlight is as high as its words, and their colour wins over its. */
export const WORD_MARK_TYPES = ['size', 'highlight', 'color'] as const;

/** The attributes of the element around words with such a mark; the same for visitors and while it is written. */
export function wordAttributes(mark: WordMark): {
  readonly [name: `data-${string}`]: string;
  readonly style?: Readonly<Record<'color' | 'background', string>> | { readonly color: string };
} {
  switch (mark.type) {
    case 'color':
      return { 'data-color': mark.attrs.color, style: { color: `var(--palette-${mark.attrs.color})` } };
    case 'highlight':
      return {
        'data-highlight': mark.attrs.color,
        style: {
          color: `var(--on-palette-${mark.attrs.color})`,
          background: `var(--palette-${mark.attrs.color})`,
        },
      };
    default:
      return { 'data-size': mark.attrs.size };
  }
}
