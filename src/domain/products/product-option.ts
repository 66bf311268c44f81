import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { MAX_VARIANTS } from './product-limits.ts';

/** Characters of the name of an option, and of each of its values. */
export const MAX_OPTION_NAME_LENGTH = 100;

const nameSchema = z.string().max(MAX_OPTION_NAME_LENGTH).catch('');

/** What a buyer chooses of a product, such as its size (COMM-21). Variants name its values by their ids. */
export const productOptionSchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('product-option'),
  order: z.string().min(1).max(200),
  name: nameSchema,
  values: z
    .array(z.object({ id: idSchema<'option-value'>(), name: nameSchema }))
    .max(MAX_VARIANTS)
    .catch([]),
});
export type ProductOption = z.infer<typeof productOptionSchema>;
