import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { PRODUCT_LAYOUTS } from '#domain/products/product-layouts.ts';
import { MAX_QUANTITY } from '#domain/products/stock.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
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
      }),
    ),
  }),
});

/** What the page of a product shows besides its document. */
export const getProductFacts = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/stock',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    layout: z.enum(PRODUCT_LAYOUTS),
    /** Those without a figure are unlimited. */
    stock: z.array(z.object({ variantId: idSchema<'variant'>(), quantity: quantitySchema })),
  }),
});

/** Sets how many pieces of a variant there are, counted from the figure that was shown (ORD-89). */
export const setStock = defineEndpoint({
  method: 'PUT',
  path: '/api/items/:documentId/stock',
  host: 'app',
  access: { kind: 'permission', any: ['content.write'] },
  params: z.object({ documentId: documentIdSchema }),
  body: z.object({
    variantId: idSchema<'variant'>(),
    shown: quantitySchema,
    typed: quantitySchema,
  }),
  output: z.object({ quantity: quantitySchema }),
});
