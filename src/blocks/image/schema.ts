import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import type { BlockHeight } from '#domain/arrangement/placed-block.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import type { BlockMigration } from '../define-block.ts';
import { IMAGE_TEXT_ALIGNMENTS, IMAGE_VARIANTS } from '#domain/design/image-layouts.ts';
import { BUTTON_KINDS } from '#domain/design/button-kinds.ts';
import { ASPECT_RATIOS } from './aspect-ratio.ts';

/** Every variant keeps all fields, so that switching back shows them again (CONT-76). */
export const imageSchema = z.object({
  image: imageValueSchema.nullable(),
  variant: z.enum(IMAGE_VARIANTS).catch('inline'),
  /** `fill` crops around the focal point, `fit` shows the whole picture, `none` keeps its own size (IMG-24, IMG-25). */
  mode: z.enum(['fill', 'fit', 'none']).catch('fill'),
  /** `block`: as high as the block is on the grid. */
  ratio: z.enum([...ASPECT_RATIOS, 'block']).catch('original'),
  caption: z.string().max(1000).catch(''),
  link: linkValueSchema.nullable().catch(null),
  title: z.string().max(300).catch(''),
  subtitle: z.string().max(2000).catch(''),
  buttonText: z.string().max(100).catch(''),
  /** Which side the picture is on in the variants with text beside it. */
  side: z.enum(['start', 'end']).catch('start'),
  /** `site`: as the design says of the layout (DSGN-69). */
  alignment: z.enum(['site', ...IMAGE_TEXT_ALIGNMENTS]).catch('site'),
  buttonKind: z.enum(['site', ...BUTTON_KINDS]).catch('site'),
});
export type ImageData = z.infer<typeof imageSchema>;

/** A picture that fills its box has the height of the block; text beside or below it may need more. */
export function imageHeight({ ratio, variant, caption }: ImageData): BlockHeight {
  if (ratio !== 'block') return 'ratio';
  return variant === 'inline' && caption === '' ? 'frame' : 'frame-with-text';
}

export function imageDefaults(): ImageData {
  return {
    image: null,
    variant: 'inline',
    mode: 'fill',
    ratio: 'original',
    caption: '',
    link: null,
    title: 'A picture with a story',
    subtitle: 'Say in a sentence what it shows and why it matters.',
    buttonText: '',
    side: 'start',
    alignment: 'site',
    buttonKind: 'site',
  };
}

export const imageMigrations: readonly BlockMigration[] = [
  {
    name: 'the design says how texts stand where the block has what all had that said nothing',
    from: 1,
    migrate: ({ alignment, ...kept }) => ({
      ...kept,
      alignment: alignment === 'center' ? 'center' : 'site',
      buttonKind: 'site',
    }),
  },
];
