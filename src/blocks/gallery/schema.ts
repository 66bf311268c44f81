import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { imageValueSchema, type ImageValue } from '#domain/media/image-value.ts';
import { AUTOPLAY } from '#domain/visitor/autoplay.ts';
import { LIGHTBOX, LIGHTBOX_THEMES } from '#domain/visitor/lightbox.ts';
import type { BlockMigration } from '../define-block.ts';
import { ASPECT_RATIOS } from '../image/aspect-ratio.ts';

export const MAX_GALLERY_IMAGES = 250;
const AUTOPLAY_SECONDS = AUTOPLAY.timeoutMs / 1000;

const galleryItemSchema = z.object({
  image: imageValueSchema,
  caption: z.string().max(1000).catch(''),
  /** GAL-135: where the slide leads. */
  link: linkValueSchema.nullable().catch(null),
  /** Its name in addresses that open the lightbox at this slide (OVER-80, OVER-81). */
  urlName: z.string().max(100).catch(''),
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
  /** GAL-36, GAL-203. */
  lightbox: z.boolean().catch(true),
  /** GAL-38. */
  lightboxTheme: z.enum(LIGHTBOX_THEMES).catch(LIGHTBOX.theme),
  /** OVER-113, OVER-114. */
  lightboxAutoplay: z.enum(['off', 'next', 'random']).catch('off'),
  lightboxAutoplaySeconds: z.number().min(1).max(60).catch(AUTOPLAY_SECONDS),
});
export type GalleryData = z.infer<typeof gallerySchema>;

/** Whether a click on one of its pictures opens the lightbox (OVER-83, GAL-37). */
export function hasLightbox(data: GalleryData): boolean {
  return data.lightbox && data.items.some((item) => item.link === null);
}

export function newGalleryItem(image: ImageValue): GalleryItem {
  return { image, caption: '', link: null, urlName: '' };
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
    lightbox: true,
    lightboxTheme: LIGHTBOX.theme,
    lightboxAutoplay: 'off',
    lightboxAutoplaySeconds: AUTOPLAY_SECONDS,
  };
}

export const galleryMigrations: readonly BlockMigration[] = [];
