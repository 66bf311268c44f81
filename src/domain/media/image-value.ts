import { z } from 'zod';
import { isId } from '#lib/id.ts';

/** Widths an image is requested in, in px (IMG-15). */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** A point of an image that stays in view when it is cropped: fractions from the top left (IMG-27, IMG-28). */
export const focalPointSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPointSchema>;

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * An image as blocks hold it: everything that a page needs to show it, so that rendering looks nothing up.
 * `path` is the file's immutable address on the site, `/s/images/{fileId}/{name}`; sizes are those of the original in px.
 */
export const imageValueSchema = z.object({
  fileId: z.string().refine(isId),
  path: z.string().startsWith('/s/').max(300),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Empty for a picture that only decorates. */
  alt: z.string().max(1000),
  focalPoint: focalPointSchema,
});
export type ImageValue = z.infer<typeof imageValueSchema>;
