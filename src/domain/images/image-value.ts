import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';

// Code that visitors' browsers need of an image is in files of its own, without zod.
export { CENTRE, type FocalPoint } from './focal-point.ts';

/** Fractions from the top left (IMG-27, IMG-28). */
export const focalPointSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});

/**
 * An image as blocks hold it: everything that a page needs to show it, so that rendering looks nothing up.
 * `path` is the file's immutable address on the site, `/s/images/{content}/{name}`; sizes are those of the original in px.
 */
export const imageValueSchema = z.object({
  fileId: idSchema<'file'>(),
  path: z.string().startsWith('/s/').max(300),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Empty for a picture that only decorates. */
  alt: z.string().max(1000),
  focalPoint: focalPointSchema,
});
export type ImageValue = z.infer<typeof imageValueSchema>;
