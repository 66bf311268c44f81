import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { PRODUCT_LAYOUTS } from '#domain/products/product-layouts.ts';
import { categorySchema } from '#domain/products/category.ts';
import { MAX_VARIANTS } from '#domain/products/product-limits.ts';
import { MAX_QUANTITY } from '#domain/products/stock.ts';
import { MEASUREMENT_STANDARDS } from '#domain/store/measurement.ts';
import { taxClassSchema } from '#domain/store/tax-class.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { subscriptionPlanSchema } from '#domain/subscriptions/subscription-plan.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';

const amount = z.int();
/** Null: unlimited. */
const quantitySchema = z.int().min(0).max(MAX_QUANTITY).nullable();

/** The products of a store page with their drafted prices, as its list shows them. */
export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/collections/:documentId/products',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    trimsZeroFractions: z.boolean(),
    products: z.array(
      z.object({
        documentId: documentIdSchema,
        isSoldOut: z.boolean(),
        prices: z.object({
          lowest: amount,
          highest: amount,
          original: amount,
          onSale: z.enum(['none', 'some', 'all']),
        }),
        /** By which it is charged; absent: it is bought once. */
        plan: subscriptionPlanSchema.optional(),
      }),
    ),
  }),
});

/** What the page of a product shows besides its document. */
export const getProductFacts = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/stock',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'commerce.inventory'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    trimsZeroFractions: z.boolean(),
    layout: z.enum(PRODUCT_LAYOUTS),
    measurementStandard: z.enum(MEASUREMENT_STANDARDS),
    /** Tax classes of the owner (ORD-65). */
    taxClasses: z.array(taxClassSchema),
    /** Of its store page, in their order. */
    categories: z.array(categorySchema),
    /** Those without a figure are unlimited. */
    stock: z.array(z.object({ variantId: idSchema<'variant'>(), quantity: quantitySchema })),
  }),
});

/** Sets how many pieces of a variant there are, counted from the figure that was shown (ORD-89). */
export const setStock = defineEndpoint({
  method: 'PUT',
  path: '/api/items/:documentId/stock',
  host: 'app',
  access: { kind: 'permission', any: ['content.write', 'commerce.inventory'] },
  params: z.object({ documentId: documentIdSchema }),
  body: z.object({
    variantId: idSchema<'variant'>(),
    shown: quantitySchema,
    typed: quantitySchema,
  }),
  output: z.object({ quantity: quantitySchema }),
});

/** SKUs that no variant of the site has (COMM-24, COMM-25). */
export const suggestSkus = defineEndpoint({
  method: 'POST',
  path: '/api/skus',
  host: 'app',
  access: { kind: 'permission', any: ['content.write', 'commerce.inventory'] },
  body: z.object({ count: z.int().min(1).max(MAX_VARIANTS) }),
  output: z.object({ skus: z.array(z.string()) }),
});

/** SKUs of a product that another product of the site has, too (COMM-25). */
export const listRepeatedSkus = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/repeated-skus',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'commerce.inventory'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({ skus: z.array(z.string()) }),
});
