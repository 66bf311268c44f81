import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadCartLines } from './load-cart-lines.ts';
import type { CartId } from './tables.ts';

/** Pieces in a cart, as its facade counts them: of what can be bought (COMM-70, ORD-10). */
export async function countPieces(db: Db, siteId: SiteId, cartId: CartId): Promise<number> {
  const lines = await loadCartLines(db, siteId, cartId);
  return lines.reduce((sum, { pieces, isBlocked }) => sum + (isBlocked ? 0 : pieces), 0);
}
