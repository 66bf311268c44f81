import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogueFacts } from './catalogue-line.ts';
import { catalogueOf, factsOf, type CatalogueRow } from './catalogue-row.ts';

/**
 * What visitors can buy of these variants now, by their ids, in one query however many there are (ORD-09). What is not on
 * a published page of a store is not in it.
 * @param withheld what whoever asks does not get
 */
export async function loadCatalogue(
  db: Db,
  siteId: SiteId,
  wanted: readonly { readonly productId: DocumentId; readonly variantId: string }[],
  withheld: Withheld = NOTHING_WITHHELD,
): Promise<ReadonlyMap<string, CatalogueFacts>> {
  if (wanted.length === 0) return new Map();
  // The ids stand behind selects of their own, so that a plan does not depend on how many they are, and is kept.
  const { rows } = await sql<CatalogueRow>`
    select wanted.product_id as "productId", wanted.variant_id as "variantId", facts.*
    from unnest((select ${wanted.map(({ productId }) => productId)}::char(24)[]),
      (select ${wanted.map(({ variantId }) => variantId)}::char(24)[])) as wanted (product_id, variant_id)
    cross join lateral (${catalogueOf('wanted', siteId, withheld)}) facts`.execute(db);
  return new Map(rows.map((row) => [row.variantId, factsOf(row)]));
}
