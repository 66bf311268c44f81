import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { answersColumns } from './answers-columns.ts';
import type { CatalogueFacts } from './catalogue-line.ts';
import type { CartId } from './tables.ts';

interface WantedCard {
  readonly siteId: SiteId;
  /** Of a cart for the same card that its buyer has open already; null begins one. */
  readonly cartId: CartId | null;
  readonly tokenHash: Buffer;
  readonly memberId: Id<'member'> | null;
  readonly productId: DocumentId;
  readonly facts: CatalogueFacts;
  readonly pieces: number;
  /** As it was typed, right or wrong: it stays (ORD-25). */
  readonly gift: GiftWish;
}

/** A cart of its own for gift cards to somebody; that of the shop stays as it is (ORD-01, ORD-37). */
export async function keepGiftCard(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, cartId, tokenHash, memberId, productId, facts, pieces, gift }: WantedCard,
): Promise<void> {
  const at = now();
  const changed_at = new Date(at);
  await db.transaction().execute(async (trx) => {
    const id = cartId ?? createId<'cart'>(at);
    if (cartId === null) {
      const { currency } = await loadStoreSettings(trx, siteId);
      await trx
        .insertInto('carts')
        .values({
          site_id: siteId,
          id,
          token_hash: tokenHash,
          kind: 'gift-card',
          version: 0,
          member_id: memberId,
          currency,
          location: null,
          chosen_option_id: null,
          codes: [],
          order_id: null,
          purchased_at: null,
          changed_at,
        })
        .execute();
    } else {
      const { numUpdatedRows } = await trx
        .updateTable('carts')
        .set((cart) => ({ version: cart('version', '+', 1), changed_at }))
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('kind', '=', 'gift-card')
        .where('purchased_at', 'is', null)
        .executeTakeFirst();
      // It was bought meanwhile: what was bought stays as it is.
      if (numUpdatedRows === 0n) return;
      await trx.deleteFrom('cart_lines').where('site_id', '=', siteId).where('cart_id', '=', id).execute();
    }
    await trx
      .insertInto('cart_lines')
      .values({
        site_id: siteId,
        cart_id: id,
        id: createId<'cart-line'>(at),
        product_id: productId,
        variant_id: facts.variantId,
        pieces,
        ...answersColumns([]),
        shown_price: facts.unitPrice,
        shown_title: facts.title,
        gift: JSON.stringify(gift),
      })
      .execute();
  });
}
