import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { CATALOGUE_SORTS, CATALOGUE_STATES, STOCK_FILTERS } from '#domain/products/catalogue-filters.ts';
import { bulkChangeSchema } from '#domain/catalogue/bulk-change.ts';
import { STORE_PRODUCT_TYPES } from '#domain/products/product-types.ts';
import { PERIOD_UNITS } from '#domain/subscriptions/billing-period.ts';
import { boundedList } from '#lib/bounded-list.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { pageQuery } from './page-query.ts';
import { contentEntrySchema } from './pages.ts';

/** Products of one page of the list. */
export const PRODUCTS_PER_PAGE = 100;

const inventory = { kind: 'permission', any: ['commerce.inventory'] } as const;

const catalogueFilter = {
  /** Words that all occur in a title, a label or a SKU. */
  search: z.string().trim().max(200).default(''),
  /** This product alone. */
  documentId: documentIdSchema.optional(),
  /** Of this store page. */
  collectionId: documentIdSchema.optional(),
  category: z.string().max(200).optional(),
  state: z.enum(CATALOGUE_STATES).optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  onSale: z.enum(['yes', 'no']).optional(),
};

const listedProductSchema = z.object({
  id: documentIdSchema,
  entry: contentEntrySchema,
  /** The title of its store page. */
  storePage: z.string(),
  productType: z.enum(STORE_PRODUCT_TYPES),
  prices: z.object({
    lowest: z.int(),
    highest: z.int(),
    original: z.int(),
    onSale: z.enum(['none', 'some', 'all']),
  }),
  /** How often it is charged; null: it is bought once (COMM-44). */
  period: z.object({ value: z.int(), unit: z.enum(PERIOD_UNITS) }).nullable(),
  /** Of its first variant. */
  sku: z.string(),
  stock: z.object({
    /** How many variants it has; 0 where it is sold without. */
    variants: z.int(),
    /** Whether there is one that is not counted. */
    isUnlimited: z.boolean(),
    /** Pieces of those that are counted. */
    quantity: z.int(),
    /** How many variants are sold out, and of how many there are few left. */
    soldOut: z.int(),
    low: z.int(),
  }),
});
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** The products of all store pages as they are drafted, for the owner's list. */
export const listCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  host: 'app',
  access: inventory,
  query: z.object({
    ...catalogueFilter,
    sort: z.enum(CATALOGUE_SORTS).default('changed'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
    ...pageQuery({ pageSize: PRODUCTS_PER_PAGE, maxPageSize: PRODUCTS_PER_PAGE }),
  }),
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    products: z.array(listedProductSchema),
    /** How many match, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
    /** Whether the site has a product at all. */
    isEmpty: z.boolean(),
  }),
});

/** What the list can be narrowed to: store pages, and the categories of products, the first of each by name. */
export const getCatalogueFacets = defineEndpoint({
  method: 'GET',
  path: '/api/products/facets',
  host: 'app',
  access: inventory,
  output: z.object({
    storePages: z.array(z.object({ id: documentIdSchema, title: z.string(), isFull: z.boolean() })),
    categories: z.array(z.string()),
  }),
});

/** Products that are changed at once; more of them in several calls. */
export const MAX_BULK_PRODUCTS = 1000;
/** Products of one call, so that it is answered while a person watches. */
export const PRODUCTS_PER_CALL = 25;

/** The ids of all that match in the order of the list, as many as can be changed at once. */
export const listCatalogueIds = defineEndpoint({
  method: 'GET',
  path: '/api/products/ids',
  host: 'app',
  access: inventory,
  query: z.object(catalogueFilter),
  output: z.object({ ids: z.array(documentIdSchema), hasMore: z.boolean() }),
});

const bulk = { kind: 'permission', any: ['content.write', 'commerce.inventory'] } as const;
const documentIds = boundedList(documentIdSchema, { min: 1, max: PRODUCTS_PER_CALL });
/** Of one step of undo, however many calls it takes. */
const gestureId = z.string().min(1).max(48);

const refusedProductSchema = z.object({
  documentId: documentIdSchema,
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  message: z.string(),
});
export type RefusedProduct = z.infer<typeof refusedProductSchema>;
const changedProductsSchema = z.object({
  /** Those that are different now. */
  changed: z.array(documentIdSchema),
  refused: z.array(refusedProductSchema),
});

/** Makes the same change in several products; what one of them refuses leaves the others. */
export const changeProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/change',
  host: 'app',
  access: bulk,
  feature: 'commerce',
  body: z.object({ documentIds, gestureId, change: bulkChangeSchema }),
  output: changedProductsSchema,
});

/** Takes it back where it still stands. */
export const undoProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/undo',
  host: 'app',
  access: bulk,
  feature: 'commerce',
  body: z.object({ documentIds, gestureId }),
  output: changedProductsSchema,
});

/** Puts products live as they are drafted, as one release; their store pages with them where those never were (ROLE-17). */
export const publishProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/publish',
  host: 'app',
  access: { kind: 'permission', any: ['content.publish', 'commerce.inventory'] },
  feature: 'commerce',
  body: z.object({ documentIds: boundedList(documentIdSchema, { min: 1, max: MAX_BULK_PRODUCTS }) }),
  /** Whether something differed. */
  output: z.object({ isPublished: z.boolean() }),
});

/** Moves several products to the trash. */
export const removeProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/remove',
  host: 'app',
  access: { kind: 'permission', any: ['content.write'] },
  feature: 'commerce',
  body: z.object({ documentIds }),
  output: changedProductsSchema,
});

/** Brings them back, as drafts. */
export const recoverProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/recover',
  host: 'app',
  access: { kind: 'permission', any: ['content.write'] },
  feature: 'commerce',
  body: z.object({ documentIds }),
  output: changedProductsSchema,
});

/** Products by words in their titles, the first 50 by title; or some by their ids, to say what they are called. */
export const findProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/found',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'commerce.inventory', 'commerce.shipping'] },
  query: z.object({
    search: z.string().trim().max(200).default(''),
    /** With commas between them, at most 200. */
    ids: z
      .string()
      .regex(/^[0-9a-f]{24}(?:,[0-9a-f]{24}){0,199}$/)
      .optional(),
  }),
  output: z.object({ products: z.array(z.object({ id: documentIdSchema, title: z.string() })) }),
});
