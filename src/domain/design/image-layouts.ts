import { z } from 'zod';
import { BUTTON_KINDS, type ButtonKind } from './button-kinds.ts';

/** The six layouts of an image block (BLK-72, CONT-70 to CONT-75). */
export const IMAGE_VARIANTS = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

export const IMAGE_TEXT_ALIGNMENTS = ['start', 'center', 'end'] as const;
export const IMAGE_TEXT_SPACINGS = ['small', 'medium', 'large'] as const;

/**
 * How wide the texts of a layout may be, and are where nobody chose, in per cent of the block: beside the picture they
 * share the block with it, elsewhere they have all of it.
 */
export const IMAGE_TEXT_WIDTHS: Readonly<
  Record<ImageVariant, { readonly min: number; readonly max: number; readonly usual: number }>
> = {
  inline: { min: 30, max: 100, usual: 100 },
  poster: { min: 30, max: 100, usual: 100 },
  card: { min: 30, max: 70, usual: 50 },
  overlap: { min: 30, max: 70, usual: 50 },
  collage: { min: 30, max: 70, usual: 42 },
  stack: { min: 30, max: 100, usual: 100 },
};

/** The button of a layout where nobody chose another; an image with a caption has none. */
export const USUAL_IMAGE_BUTTONS: Readonly<Record<ImageVariant, ButtonKind>> = {
  inline: 'primary',
  poster: 'primary',
  card: 'tertiary',
  overlap: 'primary',
  collage: 'primary',
  stack: 'tertiary',
};

/** What the blocks of a layout have in common; what is absent is as it is without a choice. */
const imageLayoutSchema = z.object({
  alignment: z.enum(IMAGE_TEXT_ALIGNMENTS).optional().catch(undefined),
  spacing: z.enum(IMAGE_TEXT_SPACINGS).optional().catch(undefined),
  /** Per cent of the block. */
  width: z.int().min(30).max(100).optional().catch(undefined),
  button: z.enum(BUTTON_KINDS).optional().catch(undefined),
});
export type ImageLayout = z.infer<typeof imageLayoutSchema>;

const layout = imageLayoutSchema.optional().catch(undefined);

/** One set a layout of image blocks (DSGN-69). */
export const imageLayoutsSchema = z.object({
  inline: layout,
  poster: layout,
  card: layout,
  overlap: layout,
  collage: layout,
  stack: layout,
});

export type ImageLayouts = z.infer<typeof imageLayoutsSchema>;

/** The buttons that the design chose for layouts of image blocks. */
export type ImageButtons = Readonly<Partial<Record<ImageVariant, ButtonKind>>>;

/** The layouts whose button the design chose (DSGN-69). */
export function imageButtonsOf({
  imageLayouts,
}: {
  readonly imageLayouts?: ImageLayouts | undefined;
}): ImageButtons {
  return Object.fromEntries(
    IMAGE_VARIANTS.flatMap((variant) => {
      const button = imageLayouts?.[variant]?.button;
      return button === undefined ? [] : [[variant, button]];
    }),
  );
}
