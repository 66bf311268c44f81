import type { SiteId } from '#domain/documents/record.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import type { CatalogueFacts } from '#server/carts/catalogue-line.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AbandonedLine } from './tables.ts';

/** Of what lay in a cart, as many pieces as can be bought now, with what they are and cost. */
export async function buyableLines(
  db: Db,
  siteId: SiteId,
  lines: readonly AbandonedLine[],
): Promise<
  readonly { readonly line: AbandonedLine; readonly pieces: number; readonly facts: CatalogueFacts }[]
> {
  const catalogue = await loadCatalogue(db, siteId, lines);
  return lines.flatMap((line) => {
    const facts = catalogue.get(line.variantId);
    if (facts === undefined) return [];
    const left = facts.stock.isUnlimited ? line.pieces : facts.stock.quantity;
    const pieces = Math.min(line.pieces, facts.most, left);
    return pieces > 0 ? [{ line, pieces, facts }] : [];
  });
}
