import { z } from 'zod';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** A picture of a product besides its featured one. */
export const productImageSchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('product-image'),
  order: z.string().min(1).max(200),
  image: imageValueSchema,
});
export type ProductImage = z.infer<typeof productImageSchema>;
