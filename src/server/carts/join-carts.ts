import { CART_LIFE_MS, MAX_CART_LINES } from '#domain/carts/cart-limits.ts';
import type { HeldLine } from '#domain/carts/line-pieces.ts';
import { mergeCarts } from '#domain/carts/merge-carts.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { MAX_ORDER_GIFT_CARDS } from '#domain/gift-cards/gift-card-limits.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { removeCart } from './queries.ts';
import type { CartId, CartLineId } from './tables.ts';
import { touchCart } from './touch-cart.ts';

interface Joining {
  readonly memberId: Id<'member'>;
  readonly guestId: CartId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Makes what a guest put aside the member's: the whole cart where the member has none, else one cart of two (ORD-08).
 * Doing it again changes nothing.
 */
export async function joinCarts(db: Db, siteId: SiteId, { memberId, guestId, now }: Joining): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, siteId, memberId);
    const carts = await trx
      .selectFrom('carts')
      .select(['id', 'member_id', 'codes', 'gift_card_ids as cards', 'location', 'changed_at', 'left_out'])
      .where('site_id', '=', siteId)
      .where('kind', '=', 'shop')
      .where('purchased_at', 'is', null)
      .where((eb) => eb.or([eb('id', '=', guestId), eb('member_id', '=', memberId)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const guest = carts.find(({ id, member_id }) => id === guestId && member_id === null);
    if (guest === undefined) return;
    const saved = carts.find(({ member_id }) => member_id === memberId);
    const isOver = saved !== undefined && saved.changed_at.getTime() <= now - CART_LIFE_MS;
    if (isOver) await removeCart(trx, siteId, saved.id);
    if (saved === undefined || isOver) {
      await touchCart(trx, siteId, guestId, now, { member_id: memberId });
      return;
    }
    const merged = mergeCarts(
      { lines: await linesOf(trx, siteId, saved.id), codes: saved.codes },
      { lines: await linesOf(trx, siteId, guestId), codes: guest.codes },
    );
    for (const { line, pieces } of merged.kept) {
      if (pieces !== line.pieces) await setPieces(trx, siteId, saved.id, line.id, pieces);
    }
    await moveLines(
      trx,
      siteId,
      merged.moved.map(({ id }) => id),
      { from: guestId, to: saved.id },
    );
    await removeCart(trx, siteId, guestId);
    await touchCart(trx, siteId, saved.id, now, {
      codes: [...merged.codes],
      left_out: [...saved.left_out, ...merged.leftOut.map(({ title }) => title)].slice(0, MAX_CART_LINES),
      gift_card_ids: [...new Set([...saved.cards, ...guest.cards])].slice(0, MAX_ORDER_GIFT_CARDS),
      ...(guest.location === null ? {} : { location: JSON.stringify(guest.location) }),
    });
  });
}

/** So that one cart is made for a member who signs in, or adds something, on two devices at once. */
export async function lockMember(trx: Db, siteId: SiteId, memberId: Id<'member'>): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .execute();
}

type StoredLine = HeldLine & { readonly id: CartLineId; readonly title: string };

async function linesOf(trx: Db, siteId: SiteId, cartId: CartId): Promise<readonly StoredLine[]> {
  const rows = await trx
    .selectFrom('cart_lines')
    .select([
      'id',
      'product_id as productId',
      'variant_id as variantId',
      'answers_hash as answersHash',
      'pieces',
      'shown_title as title',
    ])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  return rows.map(({ answersHash, ...line }) => ({ ...line, answersKey: answersHash.toString('hex') }));
}

async function setPieces(
  trx: Db,
  siteId: SiteId,
  cartId: CartId,
  lineId: CartLineId,
  pieces: number,
): Promise<void> {
  await trx
    .updateTable('cart_lines')
    .set({ pieces })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', lineId)
    .execute();
}

async function moveLines(
  trx: Db,
  siteId: SiteId,
  lineIds: readonly CartLineId[],
  { from, to }: { readonly from: CartId; readonly to: CartId },
): Promise<void> {
  if (lineIds.length === 0) return;
  await trx
    .updateTable('cart_lines')
    .set({ cart_id: to })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', from)
    .where('id', 'in', [...lineIds])
    .execute();
}
