import { createHash } from 'node:crypto';
import { linePieces, type CartRefusal, type WantedPieces } from '#domain/carts/line-pieces.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import { createId } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadCartLines, type CartLine } from './load-cart-lines.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { lockCart } from './lock-cart.ts';
import type { CartId, CartLineId, LineAnswer } from './tables.ts';
import { touchCart } from './touch-cart.ts';

/** Of an id, which tell when it was made. */
const TIME_DIGITS = 12;

/** Something that can be bought. */
export interface BuyableKey {
  readonly productId: DocumentId;
  /** Of a digital product the id of the product. */
  readonly variantId: string;
  readonly answers: readonly LineAnswer[];
}

interface LineChange {
  readonly siteId: SiteId;
  readonly cartId: CartId;
  readonly pieces: number;
  readonly as: WantedPieces['as'];
  /** What whoever adds it does not get (MEMB-35). */
  readonly withheld: Withheld;
  readonly now: number;
}

/** What did not go in, and why. */
export interface NamedRefusal {
  readonly refusal: CartRefusal;
  readonly item: Pick<BuyableKey, 'productId' | 'variantId'>;
}

/** Puts something into a cart that the transaction holds, or raises what is there of it (ORD-03); else the cart stays as it was. */
export async function putInCart(
  trx: Db,
  { siteId, cartId, pieces, as, withheld, now }: LineChange,
  item: BuyableKey,
): Promise<Result<null, NamedRefusal>> {
  const lines = await loadCartLines(trx, siteId, cartId);
  const facts = (await loadCatalogue(trx, siteId, [item], withheld)).get(item.variantId);
  const answersHash = hashAnswers(item.answers);
  const line = {
    productId: item.productId,
    variantId: item.variantId,
    answersKey: answersHash.toString('hex'),
  };
  const decided = linePieces(lines, {
    line,
    pieces,
    as,
    most: facts?.most ?? MAX_LINE_PIECES,
    isOffered: facts !== undefined,
    stock: facts?.stock ?? UNLIMITED,
  });
  if (!decided.ok || facts === undefined) {
    return fail({ refusal: decided.ok ? { kind: 'gone' } : decided.error, item });
  }
  const shown = { shown_price: facts.unitPrice, shown_title: facts.title };
  const held = lines.find((each) => each.variantId === line.variantId && each.answersKey === line.answersKey);
  if (held !== undefined) {
    await trx
      .updateTable('cart_lines')
      .set({ pieces: decided.value, ...shown })
      .where('site_id', '=', siteId)
      .where('cart_id', '=', cartId)
      .where('id', '=', held.id)
      .execute();
  } else {
    await trx
      .insertInto('cart_lines')
      .values({
        site_id: siteId,
        cart_id: cartId,
        id: nextLineId(lines, now),
        product_id: item.productId,
        variant_id: item.variantId,
        pieces: decided.value,
        answers: JSON.stringify(item.answers),
        answers_hash: answersHash,
        ...shown,
      })
      .execute();
  }
  await touchCart(trx, siteId, cartId, now);
  return ok(null);
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

/** Lines stay in the order in which they came, also those of one moment. */
function nextLineId(lines: readonly { readonly id: CartLineId }[], now: number): CartLineId {
  const newest = Number.parseInt(lines.at(-1)?.id.slice(0, TIME_DIGITS) ?? '0', 16);
  return createId<'cart-line'>(Math.max(now, newest + 1));
}

function hashAnswers(answers: readonly LineAnswer[]): Buffer {
  return createHash('sha256').update(JSON.stringify(answers)).digest();
}
