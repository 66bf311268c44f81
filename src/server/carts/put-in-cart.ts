import { sql } from 'kysely';
import { isForShopCart } from '#domain/carts/cart-kinds.ts';
import { isSameLine, linePieces, type WantedPieces } from '#domain/carts/line-pieces.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import { createId, timeOfId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { answersColumns } from './answers-columns.ts';
import type { CatalogueFacts } from './catalogue-line.ts';
import type { BuyableKey, NamedRefusal } from './change-line.ts';
import { loadCartLines } from './load-cart-lines.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { CartId, CartLineId } from './tables.ts';
import { touchCart } from './touch-cart.ts';

/** Something that is to be in a cart. */
export interface Addition {
  readonly item: BuyableKey;
  readonly pieces: number;
  readonly as: WantedPieces['as'];
}

interface OpenCart {
  readonly siteId: SiteId;
  readonly cartId: CartId;
  /** What whoever adds it does not get (MEMB-35). */
  readonly withheld: Withheld;
  /** What is charged by a plan goes in, and nothing else does. */
  readonly isSubscription?: boolean;
  readonly now: number;
}

/** A line as it is to be. */
interface NextLine extends BuyableKey {
  readonly id: CartLineId;
  readonly answersKey: string;
  readonly pieces: number;
  /** Null: as it was. */
  readonly shown: CatalogueFacts | null;
  readonly isNew: boolean;
}

/**
 * Puts things into a cart that the transaction holds, or raises what is there of them (ORD-03), one after the other, and
 * says what did not go in. As many statements for fifty things as for one (ORD-13).
 */
export async function putInCart(
  trx: Db,
  { siteId, cartId, withheld, isSubscription = false, now }: OpenCart,
  additions: readonly Addition[],
): Promise<readonly NamedRefusal[]> {
  const held = await loadCartLines(trx, siteId, cartId);
  const items = additions.map(({ item }) => item);
  const catalogue = await loadCatalogue(trx, siteId, items, withheld);
  let lines: readonly NextLine[] = held.map((line) => ({ ...line, shown: null, isNew: false }));
  const refused: NamedRefusal[] = [];
  for (const { item, pieces, as } of additions) {
    const facts = catalogue.get(item.variantId);
    if (facts !== undefined && (!isForShopCart(facts.type) || (facts.plan !== null) !== isSubscription)) {
      refused.push({ refusal: { kind: 'otherCart' }, item });
      continue;
    }
    const key = { ...item, answersKey: answersColumns(item.answers).answers_hash.toString('hex') };
    const decided = linePieces(lines, {
      line: key,
      pieces,
      as,
      most: facts?.most ?? MAX_LINE_PIECES,
      isOffered: facts !== undefined,
      stock: facts?.stock ?? UNLIMITED,
    });
    if (!decided.ok || facts === undefined) {
      refused.push({ refusal: decided.ok ? { kind: 'gone' } : decided.error, item });
      continue;
    }
    const before = lines.find((line) => isSameLine(line, key));
    const next = { pieces: decided.value, shown: facts };
    lines =
      before === undefined
        ? [...lines, { ...key, ...next, id: nextLineId(lines, now), isNew: true }]
        : lines.map((line) => (line === before ? { ...line, ...next } : line));
  }
  await writeLines(trx, { siteId, cartId }, lines);
  if (refused.length < additions.length) await touchCart(trx, siteId, cartId, now);
  return refused;
}

async function writeLines(
  trx: Db,
  { siteId, cartId }: Pick<OpenCart, 'siteId' | 'cartId'>,
  lines: readonly NextLine[],
): Promise<void> {
  const changed = lines.flatMap((line) => (line.shown === null ? [] : { ...line, shown: line.shown }));
  const begun = changed.filter(({ isNew }) => isNew);
  const raised = changed.filter(({ isNew }) => !isNew);
  if (begun.length > 0) {
    await trx
      .insertInto('cart_lines')
      .values(
        begun.map(({ id, productId, variantId, pieces, answers, shown }) => ({
          site_id: siteId,
          cart_id: cartId,
          id,
          product_id: productId,
          variant_id: variantId,
          pieces,
          ...answersColumns(answers),
          shown_price: shown.unitPrice,
          shown_title: shown.title,
        })),
      )
      .execute();
  }
  if (raised.length === 0) return;
  await sql`
    update cart_lines set pieces = raised.pieces, shown_price = raised.price, shown_title = raised.title
    from unnest(${raised.map(({ id }) => id)}::char(24)[], ${raised.map(({ pieces }) => pieces)}::integer[],
      ${raised.map(({ shown }) => shown.unitPrice)}::bigint[], ${raised.map(({ shown }) => shown.title)}::text[])
      as raised (id, pieces, price, title)
    where cart_lines.site_id = ${siteId} and cart_lines.cart_id = ${cartId} and cart_lines.id = raised.id`.execute(
    trx,
  );
}

/** Lines stay in the order in which they came, also those of one moment. */
function nextLineId(lines: readonly { readonly id: CartLineId }[], now: number): CartLineId {
  const last = lines.at(-1);
  return createId<'cart-line'>(last === undefined ? now : Math.max(now, timeOfId(last.id) + 1));
}
