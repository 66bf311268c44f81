import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { CATALOGUE_SORTS, CATALOGUE_STATES, STOCK_FILTERS } from '#domain/products/catalogue-filters.ts';
import { STORE_PRODUCT_TYPES } from '#domain/products/product-types.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';
import { contentEntrySchema } from './pages.ts';

/** Products of one page of the list. */
export const PRODUCTS_PER_PAGE = 100;

const inventory = { kind: 'permission', any: ['commerce.inventory'] } as const;

const catalogueFilter = {
  /** Words that all occur in a title, a label or a SKU. */
  search: z.string().trim().max(200).default(''),
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
