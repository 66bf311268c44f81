import type { ColumnType } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';

/** What a product that an import changed was before. */
export type ProductBefore = {
  /** The figures of stock that the import set; null: unlimited. */
  readonly stock: readonly {
    readonly variantId: VariantId;
    readonly from: number | null;
    readonly to: number | null;
  }[];
  /** By what it is known, and what the file before said of it; null where it was not known by that. */
  readonly source: { readonly key: string; readonly content: FiledContent | null } | null;
};

interface ImportedProductsTable {
  site_id: SiteId;
  import_id: TableImportId;
  document_id: DocumentId;
  before: ColumnType<ProductBefore | null, string | null, string | null>;
}

/** Tables of migrations/0190_product_imports.sql. */
export interface ProductImportTables {
  imported_products: ImportedProductsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ProductImportTables {}
}

export const PRODUCT_IMPORT_SITE_TABLES: SiteTablesOf<ProductImportTables> = {
  imported_products: {
    copied: { not: 'the original was imported into' },
    archived: { not: 'it serves for 72 hours' },
    personal: [],
    secret: [],
    other: ['site_id', 'import_id', 'document_id', 'before'],
  },
};
