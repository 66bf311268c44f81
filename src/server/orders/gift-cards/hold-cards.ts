import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderId } from '../tables.ts';

/** Holds the cards of an order that is given back, before its stock: as everywhere, cards come first. */
export async function holdCards(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId): Promise<void> {
  await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('order_gift_cards')
        .select('card_id')
        .where('site_id', '=', siteId)
        .where('order_id', '=', orderId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
