import type { ColumnType, Generated } from 'kysely';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { PriceRange } from '#domain/products/product-summary.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import type { MovementKind } from '#domain/products/stock-movement.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Id } from '#lib/id.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface ProductEntriesTable {
  site_id: SiteId;
  stage: Stage;
  document_id: DocumentId;
  product_type: StoreProductType;
  lowest_price: number;
  highest_price: number;
  original_price: number;
  on_sale: PriceRange['onSale'];
  sort_name: string;
  most_per_order: number | null;
  category_ids: Generated<string[]>;
  /** Null in rows that the version before wrote. */
  own_categories: string[] | null;
  /** Of its pictures besides the featured one. Null in rows that the version before wrote. */
  image_paths: string[] | null;
  /** Empty in rows that the version before wrote, too. */
  brand: Generated<string>;
  tax_class: Generated<string>;
  /** By which it is charged; null: it is bought once. */
  plan: ColumnType<SubscriptionPlan | null, string | null | undefined, string | null>;
}

interface ProductVariantsTable {
  site_id: SiteId;
  stage: Stage;
  document_id: DocumentId;
  variant_id: VariantId;
  order_key: string;
  sku: string;
  sku_key: string;
  option_text: string;
  price: number;
  sale_price: number;
  on_sale: boolean;
  current_price: number;
  weight_grams: number;
  extra_delivery: Generated<number>;
  /** Pairs of the name of an option and its value; null in rows that the version before wrote. */
  option_values: ColumnType<readonly (readonly [string, string])[] | null, string | null, string | null>;
}

interface VariantStockTable {
  site_id: SiteId;
  variant_id: VariantId;
  document_id: DocumentId;
  is_unlimited: boolean;
  quantity: number;
  version: number;
  is_low_told: Generated<boolean>;
  low_mailed_at: Date | null;
  out_mailed_at: Date | null;
}

interface StockMovementsTable {
  site_id: SiteId;
  id: Id<'stock-movement'>;
  variant_id: VariantId;
  kind: MovementKind;
  pieces: number;
  effect: number;
  order_id: string | null;
  account_id: AccountId | null;
  at: Date;
}

/** Tables of migrations/0166_products.sql, 0174_most_per_order.sql, 0195_store_categories.sql and 0255_tax_classes.sql. */
export interface ProductTables {
  product_entries: ProductEntriesTable;
  product_variants: ProductVariantsTable;
  variant_stock: VariantStockTable;
  stock_movements: StockMovementsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ProductTables {}
}

export const PRODUCT_SITE_TABLES: SiteTablesOf<ProductTables> = {
  product_entries: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'stage',
      'document_id',
      'product_type',
      'lowest_price',
      'highest_price',
      'original_price',
      'on_sale',
      'sort_name',
      'most_per_order',
      'category_ids',
      'own_categories',
      'image_paths',
      'brand',
      'tax_class',
      'plan',
    ],
  },
  product_variants: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'stage',
      'document_id',
      'variant_id',
      'order_key',
      'sku',
      'sku_key',
      'option_text',
      'price',
      'sale_price',
      'on_sale',
      'current_price',
      'weight_grams',
      'extra_delivery',
      'option_values',
    ],
  },
  variant_stock: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'variant_id',
      'document_id',
      'is_unlimited',
      'quantity',
      'version',
      'is_low_told',
      'low_mailed_at',
      'out_mailed_at',
    ],
  },
  stock_movements: {
    copied: true,
    archived: true,
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'id', 'variant_id', 'kind', 'pieces', 'effect', 'order_id', 'at'],
  },
};
