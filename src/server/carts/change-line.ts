import { linePieces, type CartRefusal } from '#domain/carts/line-pieces.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { loadCartLines, type CartLine } from './load-cart-lines.ts';
import { lockCart } from './lock-cart.ts';
import type { CartId, CartLineId, LineAnswer } from './tables.ts';
import { touchCart } from './touch-cart.ts';

/** Something that can be bought. */
export interface BuyableKey {
  readonly productId: DocumentId;
  /** Of a digital product the id of the product. */
  readonly variantId: string;
  readonly answers: readonly LineAnswer[];
}

/** What did not go in, and why. */
export interface NamedRefusal {
  readonly refusal: CartRefusal;
  readonly item: Pick<BuyableKey, 'productId' | 'variantId'>;
}

interface PiecesOfLine {
  readonly siteId: SiteId;
  readonly cartId: CartId;
  readonly lineId: CartLineId;
  readonly pieces: number;
}

type ChangedLine =
  /** The line as it was before. */
  | { readonly kind: 'changed'; readonly line: CartLine }
  | { readonly kind: 'refused'; readonly refused: NamedRefusal }
  | { readonly kind: 'purchased' | 'unknown' };

/** How many pieces of a line there are to be; none takes it away (COMM-90). */
export async function changeLine(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, cartId, lineId, pieces }: PiecesOfLine,
): Promise<ChangedLine> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<ChangedLine> => {
    const state = await lockCart(trx, siteId, cartId, at);
    if (state !== 'open') return { kind: state === 'none' ? 'unknown' : 'purchased' };
    const lines = await loadCartLines(trx, siteId, cartId);
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return { kind: 'unknown' };
    const isOffered = line.problem?.kind !== 'gone';
    const decided = linePieces(lines, {
      line,
      pieces,
      as: 'exactly',
      isOffered,
      most: line.most,
      stock: line.stock,
    });
    if (!decided.ok) return { kind: 'refused', refused: { refusal: decided.error, item: line } };
    if (decided.value === line.pieces) return { kind: 'changed', line };
    if (decided.value === 0) {
      await trx
        .deleteFrom('cart_lines')
        .where('site_id', '=', siteId)
        .where('cart_id', '=', cartId)
        .where('id', '=', lineId)
        .execute();
    } else {
      await trx
        .updateTable('cart_lines')
        .set({ pieces: decided.value })
        .where('site_id', '=', siteId)
        .where('cart_id', '=', cartId)
        .where('id', '=', lineId)
        .execute();
    }
    await touchCart(trx, siteId, cartId, at);
    return { kind: 'changed', line };
  });
}
