import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readVariants } from './list-inventory.ts';
import type { InventoryFilter } from './matching-variants.ts';

const BATCH = 500;

const HEADER = ['Variant ID', 'Product', 'Options', 'SKU', 'Stock'];

/** All variants that match as CSV, read in batches and never as a whole; what is not counted is `Unlimited`. */
export async function* inventoryCsv(
  db: Db,
  siteId: SiteId,
  filter: InventoryFilter,
  lowFrom: number,
): AsyncGenerator<string> {
  yield beginCsv([HEADER]);
  for (let offset = 0; ; offset += BATCH) {
    const variants = await readVariants(db, siteId, filter, lowFrom, { offset, limit: BATCH });
    if (variants.length > 0) {
      yield writeCsv(
        variants.map(({ id, title, optionText, sku, quantity }) => [
          id,
          title,
          optionText,
          sku,
          quantity === null ? 'Unlimited' : String(quantity),
        ]),
      );
    }
    if (variants.length < BATCH) return;
  }
}
