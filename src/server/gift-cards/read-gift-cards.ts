import type { SiteId } from '#domain/documents/record.ts';
import type { PayingCard } from '#domain/gift-cards/gift-card-problem.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftCardId } from './tables.ts';

/** A card that is to pay something. */
export interface ReadGiftCard extends PayingCard {
  readonly id: GiftCardId;
  readonly last4: string;
}

/**
 * Cards by their ids, in the order of those. `isHeld`: nobody else pays with them until the transaction ends, and they are
 * read as others have left them (ORD-124).
 */
export async function readGiftCards(
  db: Db,
  siteId: SiteId,
  ids: readonly GiftCardId[],
  isHeld: boolean,
): Promise<readonly ReadGiftCard[]> {
  if (ids.length === 0) return [];
  const cards = db
    .selectFrom('gift_cards')
    .select([
      'id',
      'last4',
      'currency',
      'balance',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'is_test as isTest',
    ])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id');
  return isHeld ? cards.forUpdate().execute() : cards.execute();
}
