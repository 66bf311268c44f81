import { z } from 'zod';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { GALLERY_MEDIA_CODES, GALLERY_MEDIA_TYPES } from './gallery-item-kinds.ts';

/** A slide of a gallery, as it is stored. */
export const galleryItemSchema = z.object({
  /** The slide's id, once in a gallery (GAL-63). */
  id: z.string().max(100),
  /** Which kind of image, or a video; by its code (GAL-09, GAL-10). */
  mediaType: z.literal(GALLERY_MEDIA_CODES).catch(GALLERY_MEDIA_TYPES.imageFile),
  /** Of a video: what is shown before it plays, and as its thumbnail. */
  image: imageValueSchema.nullable().catch(null),
  /** An address of a video provider, its embed code, or an uploaded file (`/s/…`); empty for images. */
  videoUrl: z.string().max(2000).catch(''),
  /** Captions of an uploaded video: a WebVTT file (`/s/….vtt`), or empty. */
  captionsUrl: z
    .string()
    .max(300)
    .regex(/^(?:\/s\/.*)?$/)
    .catch(''),
  title: z.string().max(300).catch(''),
  description: z.string().max(1000).catch(''),
  /** GAL-65, GAL-135: where a click on the slide leads. */
  link: linkValueSchema.nullable().catch(null),
  /** The slide's URL: its name in addresses (GAL-64, GAL-97, OVER-80, OVER-81). */
  urlName: z.string().max(100).catch(''),
  /** The track of an album: an uploaded file (`/s/…`), played below the text (CONT-103). */
  audioUrl: z
    .string()
    .max(300)
    .regex(/^(?:\/s\/.*)?$/)
    .optional()
    .catch(undefined),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;
