import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { isId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { productPriceSchema } from './product-price.ts';

/** Characters of a SKU (COMM-23). */
export const MAX_SKU_LENGTH = 60;

/** Grams: ten tonnes. */
const MAX_WEIGHT = 10_000_000;
/** Tenths of a millimetre: a hundred metres. */
const MAX_LENGTH = 1_000_000;

const lengthSchema = z.int().min(0).max(MAX_LENGTH).catch(0);

/**
 * What can be bought of a product: one value of each of its options at a price (COMM-17, COMM-21). How many pieces there
 * are stands in a table, since no draft, release or undo may change it.
 */
export const variantSchema = z.object({
  id: idSchema<'variant'>(),
  type: z.literal('variant'),
  order: z.string().min(1).max(200),
  /** Ids of options, each with the id of one of its values; empty where the product has no options. */
  values: z.record(idSchema<'record'>(), idSchema<'option-value'>()).catch({}),
  sku: z.string().max(MAX_SKU_LENGTH).catch(''),
  price: productPriceSchema.catch(0),
  salePrice: productPriceSchema.catch(0),
  onSale: z.boolean().catch(false),
  weightGrams: z.int().min(0).max(MAX_WEIGHT).catch(0),
  lengthTenthMm: lengthSchema,
  widthTenthMm: lengthSchema,
  heightTenthMm: lengthSchema,
  /** What delivery of a piece costs besides, in minor units (ORD-62). */
  extraDelivery: productPriceSchema.catch(0),
  /** The picture that shows it: a record of the product. Null, or one that is gone: its featured picture. */
  imageId: idSchema<'record'>().nullable().catch(null),
});
export type Variant = z.infer<typeof variantSchema>;
export type VariantId = Variant['id'];

const ID_BYTES = 12;

/** The id of a new variant: random throughout, so that it tells nothing of when it was made (COMM-22). */
export function newVariantId(): VariantId {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  invariant(isId<'variant'>(id), 'two hex digits for each of twelve bytes');
  return id;
}
