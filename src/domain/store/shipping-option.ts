import { z } from 'zod';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { NO_PLACES, servedPlacesSchema } from './served-places.ts';

/** Bands of one option by weight. */
const MAX_WEIGHT_BANDS = 50;
/** Grams: a hundred tonnes. */
const MAX_BAND_GRAMS = 100_000_000;

const amountSchema = z.int().min(0).max(LARGEST_PRICE);

/** What a way of delivery costs, in whole minor units of the currency of the store (ORD-58, ORD-59, ORD-61). */
const shippingPriceSchema = z.union([
  z.object({ kind: z.literal('flat'), order: amountSchema, piece: amountSchema }),
  z.object({
    kind: z.literal('weight'),
    /** From the lightest on; each begins where the one before ends, so that there is neither gap nor overlap. */
    bands: z
      .array(z.object({ upToGrams: z.int().min(1).max(MAX_BAND_GRAMS), price: amountSchema }))
      .max(MAX_WEIGHT_BANDS),
  }),
  z.object({ kind: z.literal('pickup'), order: amountSchema }),
]);

/** A way of delivery: where it goes to and what it costs (ORD-57 to ORD-62). */
export const shippingOptionSchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('shipping-option'),
  order: z.string().min(1).max(200),
  name: z.string().max(100).catch(''),
  description: z.string().max(500).catch(''),
  /** How long it takes, in the owner's words; of what is picked up place, hours and instructions. */
  estimate: z.string().max(500).catch(''),
  places: servedPlacesSchema.catch(NO_PLACES),
  price: shippingPriceSchema.catch({ kind: 'flat', order: 0, piece: 0 }),
  /** From this subtotal on, after discounts, it costs nothing (ORD-60). */
  freeFrom: amountSchema.nullable().catch(null),
  /** It carries these products only; all where null (ORD-62). */
  productIds: z.array(idSchema<'document'>()).max(1000).nullable().catch(null),
});
export type StoredShippingOption = z.infer<typeof shippingOptionSchema>;
export type StoredShippingPrice = StoredShippingOption['price'];
