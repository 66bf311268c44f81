import { sql } from 'kysely';
import type { StockedVariant } from '#contract/inventory.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchingVariants, type InventoryFilter } from './matching-variants.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface InventoryQuery extends InventoryFilter {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the variants that match by the titles of their products, and how many match (EDIT-174). */
export async function listInventory(db: Db, siteId: SiteId, query: InventoryQuery, lowFrom: number) {
  const { page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  const variants = await readVariants(db, siteId, query, lowFrom, { offset, limit: pageSize });
  const counted = await db
    .selectFrom(
      matchingVariants(db, siteId, query, lowFrom)
        .select('variant.variant_id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const total = counted.count;
  return { variants, total, hasMore: total === offset + pageSize + COUNTED_BEYOND };
}

/** Some of the variants that match, in their order. */
export async function readVariants(
  db: Db,
  siteId: SiteId,
  filter: InventoryFilter,
  lowFrom: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StockedVariant[]> {
  const rows = await matchingVariants(db, siteId, filter, lowFrom)
    .select([
      'variant.variant_id as id',
      'variant.document_id as documentId',
      'entry.title',
      'variant.option_text as optionText',
      'variant.sku',
      sql<boolean>`variant.sku_key <> '' and exists (select from product_variants other
        where other.site_id = variant.site_id and other.stage = variant.stage
          and other.sku_key = variant.sku_key and other.sku_key <> ''
          and other.variant_id <> variant.variant_id)`.as('isSkuRepeated'),
      'own.is_unlimited as isUnlimited',
      'own.quantity',
    ])
    .orderBy('product.sort_name')
    .orderBy('variant.document_id')
    .orderBy('variant.order_key')
    .orderBy('variant.variant_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ isUnlimited, quantity, ...variant }) => ({
    ...variant,
    quantity: isUnlimited === false ? quantity : null,
  }));
}
