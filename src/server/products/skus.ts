import { randomInt } from 'node:crypto';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { generatedSku } from '#domain/products/generated-sku.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';

/** More are never taken by chance. */
const MAX_ROUNDS = 20;

/** As many SKUs as are wanted, which no variant of the site has, live or drafted: a taken one is drawn again (COMM-25). */
export async function suggestSkus(
  db: Db,
  siteId: SiteId,
  count: number,
  random: (below: number) => number = randomInt,
): Promise<string[]> {
  const free = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS && free.size < count; round += 1) {
    const drawn = new Set<string>();
    while (drawn.size < count - free.size) drawn.add(generatedSku(random));
    const taken = await db
      .selectFrom('product_variants')
      .select('sku_key')
      .where('site_id', '=', siteId)
      .where('stage', 'in', ['draft', 'live'])
      .where(
        'sku_key',
        'in',
        [...drawn].map((sku) => sku.toLowerCase()),
      )
      .execute();
    const known = new Set(taken.map((row) => row.sku_key));
    for (const sku of drawn) if (!known.has(sku.toLowerCase())) free.add(sku);
  }
  invariant(free.size >= count, 'there are ten million of them');
  return [...free];
}

/** SKUs of the draft of a product that another product has, too; entered ones may, and are warned of (COMM-25). */
export async function listRepeatedSkus(db: Db, siteId: SiteId, documentId: DocumentId): Promise<string[]> {
  const rows = await db
    .selectFrom('product_variants as own')
    .innerJoin('product_variants as other', (join) =>
      join
        .onRef('other.site_id', '=', 'own.site_id')
        .onRef('other.stage', '=', 'own.stage')
        .onRef('other.sku_key', '=', 'own.sku_key')
        .onRef('other.document_id', '<>', 'own.document_id'),
    )
    .select('own.sku')
    .distinct()
    .where('own.site_id', '=', siteId)
    .where('own.stage', '=', 'draft')
    .where('own.document_id', '=', documentId)
    .where('own.sku_key', '<>', '')
    .where('other.sku_key', '<>', '')
    .execute();
  return rows.map(({ sku }) => sku);
}
