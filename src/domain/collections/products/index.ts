import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { DEFAULT_PRODUCT_CONTENT, productContentSchema } from '#domain/products/product-content.ts';
import { LIST_LAYOUTS } from '#domain/products/list-layouts.ts';
import { PRODUCT_LAYOUTS } from '#domain/products/product-layouts.ts';
import {
  MAX_ADD_TEXT_LENGTH,
  MAX_PRODUCT_CATEGORIES,
  MAX_PRODUCTS,
  MAX_RELATED,
} from '#domain/products/product-limits.ts';
import { PRODUCT_VISIBILITIES } from '#domain/products/product-visibility.ts';
import { COLLECTION_FIELDS } from '../collection-fields.ts';
import { defineCollection } from '../define-collection.ts';
import { orderedListProblems } from '../hand-ordered.ts';
import { ITEM_FIELDS } from '../item-fields.ts';

/** In which order a store page shows its products. */
export const PRODUCT_SORTS = ['hand', 'newest', 'price', 'name'] as const;

/** A store page: products in one of several orders (CONT-101, CONT-121, CONT-133). */
export const products = defineCollection({
  type: 'products',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('products'),
    productLayout: z.enum(PRODUCT_LAYOUTS).catch('products'),
    listLayout: z.enum(LIST_LAYOUTS).catch('grid'),
    sort: z.enum(PRODUCT_SORTS).catch('hand'),
    /** Products on one page of the list; all of them fit on one (COMM-10). */
    pageSize: z.int().min(1).max(MAX_PRODUCTS).catch(MAX_PRODUCTS),
    /** Whether visitors may narrow and sort the list. */
    showFilters: z.boolean().catch(true),
    /** Whether products are looked at, and bought, from within the list. */
    showQuickView: z.boolean().catch(false),
    /** Ids of products in the owner's order; those that are not in it come after, the newest first. */
    itemOrder: z.array(idSchema<'document'>()).max(MAX_PRODUCTS).catch([]),
  }),
  rules: (settings) => orderedListProblems('itemOrder', settings['itemOrder']),
  begin: { productLayout: 'products', sort: 'hand', showQuickView: true, itemOrder: [] },
  item: {
    recordType: 'store-item',
    settings: z.object({
      ...ITEM_FIELDS,
      recordType: z.literal('store-item'),
      structuredContent: productContentSchema.catch(DEFAULT_PRODUCT_CONTENT),
      visibility: z.enum(PRODUCT_VISIBILITIES).catch('listed'),
      /** Of the categories of the store page (COMM-114); those that are gone are passed over. */
      categoryIds: z.array(idSchema<'record'>()).max(MAX_PRODUCT_CATEGORIES).catch([]),
      /** On the button that puts it into the cart (COMM-09); empty: what the site says. */
      addToCartText: z.string().max(MAX_ADD_TEXT_LENGTH).catch(''),
      /** Products that its page shows besides, of any store page; those that are gone are passed over. */
      relatedIds: z.array(idSchema<'document'>()).max(MAX_RELATED).catch([]),
    }),
    hasByline: false,
    takesComments: false,
    begin: () => ({ structuredContent: { productType: 'physical' } }),
  },
  maxItems: MAX_PRODUCTS,
});
