import { z } from 'zod';
import { subscriptionPlanSchema, type SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { MAX_BRAND_LENGTH, MAX_LINE_PIECES } from './product-limits.ts';
import { productPriceSchema } from './product-price.ts';
import { STORE_PRODUCT_TYPES } from './product-types.ts';

/**
 * What a product keeps in its settings (COMM-01): its type, and for digital ones, which have no variants, their price
 * (COMM-18), how it is taxed, how many pieces an order may have of it (ORD-02), and whether it is charged by a plan (COMM-44).
 */
export const productContentSchema = z.object({
  productType: z.enum(STORE_PRODUCT_TYPES).catch('physical'),
  priceCents: productPriceSchema.catch(0),
  salePriceCents: productPriceSchema.catch(0),
  onSale: z.boolean().catch(false),
  /** `standard`, `reduced`, `zero` or the id of one of the owner's (ORD-65). One that is gone is taxed as standard. */
  taxClass: z.string().min(1).max(24).catch('standard'),
  /** It is charged again and again, by its plan, and not bought once. */
  isSubscribable: z.boolean().catch(false),
  subscriptionPlan: subscriptionPlanSchema.nullable().catch(null),
  /** Null: as many as a line of a cart holds. */
  mostPerOrder: z.int().min(1).max(MAX_LINE_PIECES).nullable().catch(null),
  /** Who makes it (FIND-60); empty: nothing is said of it. */
  brand: z.string().max(MAX_BRAND_LENGTH).catch(''),
});
export type ProductContent = z.infer<typeof productContentSchema>;

/** Of a product whose settings say nothing. */
export const DEFAULT_PRODUCT_CONTENT: ProductContent = {
  productType: 'physical',
  priceCents: 0,
  salePriceCents: 0,
  onSale: false,
  taxClass: 'standard',
  isSubscribable: false,
  subscriptionPlan: null,
  mostPerOrder: null,
  brand: '',
};

/** By which plan a product is charged; null where it is bought once, as gift cards always are (COMM-44, COMM-45). */
export function planOf({
  productType,
  isSubscribable,
  subscriptionPlan,
}: ProductContent): SubscriptionPlan | null {
  return isSubscribable && productType !== 'gift-card' ? subscriptionPlan : null;
}
