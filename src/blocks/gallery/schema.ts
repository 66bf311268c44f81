import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { imageValueSchema, type ImageValue } from '#domain/media/image-value.ts';
import type { BlockMigration } from '../define-block.ts';
import { ASPECT_RATIOS } from '../image/aspect-ratio.ts';

export const MAX_GALLERY_IMAGES = 250;

const galleryItemSchema = z.object({
  image: imageValueSchema,
  caption: z.string().max(1000).catch(''),
  /** GAL-135: where the slide leads. */
  link: linkValueSchema.nullable().catch(null),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const gallerySchema = z.object({
  items: z.array(galleryItemSchema).max(MAX_GALLERY_IMAGES),
  /** The value of GAL-32: `grid` has equal cells in a fixed number per row, `stacked` one picture below the other. */
  design: z.enum(['grid', 'stacked']).catch('grid'),
  /** GAL-203. */
  perRow: z.int().min(1).max(8).catch(4),
  perRowOnPhones: z.int().min(1).max(3).catch(2),
  /** Space between the cells, px (GAL-203). */
  padding: z.int().min(0).max(80).catch(20),
  imageAspectRatio: z.enum(ASPECT_RATIOS).catch('1:1'),
  captions: z.enum(['none', 'below']).catch('below'),
});
export type GalleryData = z.infer<typeof gallerySchema>;

export function newGalleryItem(image: ImageValue): GalleryItem {
  return { image, caption: '', link: null };
}

export function galleryDefaults(): GalleryData {
  return {
    items: [],
    design: 'grid',
    perRow: 4,
    perRowOnPhones: 2,
    padding: 20,
    imageAspectRatio: '1:1',
    captions: 'below',
  };
}

export const galleryMigrations: readonly BlockMigration[] = [];
