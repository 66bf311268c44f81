import { z } from 'zod';
import { MAX_CATEGORY_LENGTH } from '#domain/validation/label-lengths.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** Categories of a store page, however they are nested (COMM-114, CONT-192, CONT-193). */
export const MAX_CATEGORIES = 10_000;
/** Characters of the name in the address of a category: room for that of 25 characters, and for a number behind it. */
const MAX_CATEGORY_URL_LENGTH = 100;

/** A category of a store page, at the top or within another one (COMM-114); products name it by its id. */
export const categorySchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('category'),
  order: z.string().min(1).max(200),
  /** The category it lies in; null at the top. */
  parentId: idSchema<'record'>().nullable().catch(null),
  name: z.string().max(MAX_CATEGORY_LENGTH).catch(''),
  /** Of its page: `/shop/category/jugs`. */
  urlName: z
    .string()
    .max(MAX_CATEGORY_URL_LENGTH)
    .regex(/^[^\s/?#]*$/)
    .catch(''),
});
export type Category = z.infer<typeof categorySchema>;
