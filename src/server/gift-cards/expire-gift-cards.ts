import type { SiteId } from '#domain/documents/record.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { addGiftCardEntry } from './add-gift-card-entry.ts';
import type { GiftCardId } from './tables.ts';

const BATCH = 100;

/**
 * Ends the cards whose time is over, and takes off what was left on them (ORD-121). They have paid nothing since that moment,
 * whenever this comes. Says how many there were.
 */
export async function expireGiftCards(services: Pick<Services, 'db' | 'now'>): Promise<number> {
  let ended = 0;
  for (;;) {
    const over = await services.db
      .selectFrom('gift_cards')
      .select(['site_id as siteId', 'id'])
      .where('expires_at', '<=', new Date(services.now()))
      .where('ended_at', 'is', null)
      .orderBy('expires_at')
      .limit(BATCH)
      .execute();
    for (const { siteId, id } of over) await expire(services, siteId, id);
    ended += over.length;
    if (over.length < BATCH) return ended;
  }
}

async function expire(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  id: GiftCardId,
): Promise<void> {
  await retryTransaction(db, async (trx) => {
    const at = new Date(now());
    const card = await trx
      .selectFrom('gift_cards')
      .select('balance')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('expires_at', '<=', at)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (card === undefined) return;
    await trx
      .updateTable('gift_cards')
      .set({ ended_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    if (card.balance === 0) return;
    await addGiftCardEntry(trx, siteId, id, { kind: 'expired', amount: 0 - card.balance, at });
  });
}
