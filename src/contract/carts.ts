import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * How much is in the cart of this browser. The runtime asks once where the browser says that it has one, for the header
 * (ORD-06).
 */
export const getCartCount = defineEndpoint({
  method: 'GET',
  path: '/api/cart',
  host: 'site',
  access: { kind: 'public' },
  output: z.object({ count: z.int().min(0) }),
});

const productStockSchema = z.object({
  variants: z.array(z.object({ id: z.string(), isInStock: z.boolean(), text: z.string() })),
});
export type ProductStock = z.infer<typeof productStockSchema>;

/**
 * Which of the counted variants of a product can be had now, with what its page says of them: pages are kept, and follow
 * within seconds (ORD-91).
 */
export const getProductStock = defineEndpoint({
  method: 'GET',
  path: '/api/stock',
  host: 'site',
  access: { kind: 'public' },
  query: z.object({
    product: idSchema<'document'>(),
    /** Of the page (BCP 47). */
    language: z.string().max(35).default('en'),
  }),
  output: productStockSchema,
});

/** What a script that puts a product into the cart is told, in the words of the site. */
export type AddedToCart = {
  /** Pieces in the cart, for the header. */
  readonly count: number;
  readonly isAdded: boolean;
  readonly text: string;
  /** The way to the cart, in words. */
  readonly toCart: string;
};
