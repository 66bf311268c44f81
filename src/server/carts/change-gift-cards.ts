import { takesGiftCards } from '#domain/carts/cart-kinds.ts';
import { MAX_ORDER_GIFT_CARDS } from '#domain/gift-cards/gift-card-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { lockCart } from './lock-cart.ts';
import { findCart } from './queries.ts';
import type { CartId } from './tables.ts';
import { touchCart } from './touch-cart.ts';

type Changed = 'open' | 'purchased' | 'none' | 'full-cards';

/** A card is to pay for a cart from now on; `full-cards`: an order takes no more, `none`: cards do not pay for it (ORD-123). */
export function addGiftCard(
  services: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  cartId: CartId,
  cardId: GiftCardId,
): Promise<Changed> {
  return changeCards(services, siteId, cartId, (ids) => {
    if (ids.includes(cardId)) return ids;
    return ids.length < MAX_ORDER_GIFT_CARDS ? [...ids, cardId] : 'full-cards';
  });
}

/** A card does not pay for a cart any more. */
export function removeGiftCard(
  services: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  cartId: CartId,
  cardId: string,
): Promise<Changed> {
  return changeCards(services, siteId, cartId, (ids) => ids.filter((id) => id !== cardId));
}

async function changeCards(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  cartId: CartId,
  change: (ids: readonly GiftCardId[]) => readonly GiftCardId[] | 'full-cards',
): Promise<Changed> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const state = await lockCart(trx, siteId, cartId, at);
    if (state !== 'open') return state;
    const cart = await findCart(trx, siteId, cartId);
    if (cart === null || !takesGiftCards(cart.kind)) return 'none';
    const ids = change(cart.giftCardIds);
    if (ids === 'full-cards') return ids;
    await touchCart(trx, siteId, cartId, at, { gift_card_ids: [...ids] });
    return state;
  });
}
