import { z } from 'zod';
import { STOCK_FILTERS } from '#domain/products/catalogue-filters.ts';
import { MOVEMENT_KINDS } from '#domain/products/stock-movement.ts';
import { MAX_QUANTITY } from '#domain/products/stock.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** Variants of one page of the inventory. */
export const VARIANTS_PER_PAGE = 100;
/** Variants that are counted at once: all of them or none (ORD-89). */
const MAX_COUNTED = 1000;

const access = { kind: 'permission', any: ['commerce.inventory'] } as const;
const variantIdSchema = idSchema<'variant'>();
/** Null: unlimited. */
const quantitySchema = z.int().min(0).max(MAX_QUANTITY).nullable();

const inventoryFilter = {
  /** Words that all occur in a title or a SKU. */
  search: z.string().trim().max(200).default(''),
  /** Of this product. */
  documentId: documentIdSchema.optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
};

const stockedVariantSchema = z.object({
  id: variantIdSchema,
  documentId: documentIdSchema,
  /** Of its product. */
  title: z.string(),
  /** `Small / Blue`; empty where the product has no options. */
  optionText: z.string(),
  sku: z.string(),
  /** Another variant of the site has it, too (COMM-25). */
  isSkuRepeated: z.boolean(),
  quantity: quantitySchema,
});
export type StockedVariant = z.infer<typeof stockedVariantSchema>;

/** Every variant whose pieces are counted or could be, by title, as drafted (EDIT-174). */
export const listInventory = defineEndpoint({
  method: 'GET',
  path: '/api/inventory',
  host: 'app',
  access,
  query: z.object({
    ...inventoryFilter,
    ...pageQuery({ pageSize: VARIANTS_PER_PAGE, maxPageSize: VARIANTS_PER_PAGE }),
  }),
  output: z.object({
    variants: z.array(stockedVariantSchema),
    /** How many match, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

/**
 * Sets how many pieces there are of up to 1,000 variants, each counted from the figure that was shown; all of them or none
 * (ORD-89). 404 `not-found` where one is no variant of the site.
 */
export const countInventory = defineEndpoint({
  method: 'PUT',
  path: '/api/inventory',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.inventory', 'content.write'] },
  feature: 'commerce',
  body: z.object({
    counts: boundedList(
      z.object({ variantId: variantIdSchema, shown: quantitySchema, typed: quantitySchema }),
      { min: 1, max: MAX_COUNTED },
    ),
  }),
  output: z.object({
    stock: z.array(z.object({ variantId: variantIdSchema, quantity: quantitySchema })),
  }),
});

const movementSchema = z.object({
  id: idSchema<'stock-movement'>(),
  kind: z.enum(MOVEMENT_KINDS),
  pieces: z.int(),
  /** What it added to the figure. */
  effect: z.int(),
  /** The figure after it. */
  left: z.int(),
  /** Who counted; null for an order. */
  person: z.string().nullable(),
  order: z.object({ id: idSchema<'order'>(), number: z.string().nullable() }).nullable(),
  at: z.iso.datetime(),
});
export type StockMovementEntry = z.infer<typeof movementSchema>;

/** Every change of how many pieces of a variant there are, the newest first (ORD-88). */
export const listStockMovements = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/:variantId/movements',
  host: 'app',
  access,
  params: z.object({ variantId: variantIdSchema }),
  query: z.object(pageQuery({ pageSize: 50, maxPageSize: 50 })),
  output: z.object({ movements: z.array(movementSchema), total: z.int() }),
});

/** All variants that match, as CSV. */
export const exportInventory = defineEndpoint({
  method: 'GET',
  path: '/api/inventory.csv',
  host: 'app',
  access,
  query: z.object(inventoryFilter),
  output: z.unknown(),
});
