import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/**
 * A card that the transaction holds until it ends, its order before it, as everywhere. Throws `not-found`,
 * `gift-card-changed` where it is not what whoever asks has seen, and `gift-card-over` where it pays nothing any more.
 */
export async function holdGiftCard(
  trx: Transaction<Database>,
  siteId: SiteId,
  id: GiftCardId,
  { version, now }: { readonly version: number | null; readonly now: number },
) {
  await trx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', (of) =>
      of.selectFrom('gift_cards').select('order_id').where('site_id', '=', siteId).where('id', '=', id),
    )
    .forUpdate()
    .execute();
  const card = await trx
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined) throw new CallError('not-found');
  if (version !== null && card.version !== version) throw new CallError('gift-card-changed');
  const isOver = card.ended_at !== null || (card.expires_at !== null && card.expires_at.getTime() <= now);
  if (isOver) throw new CallError('gift-card-over');
  return card;
}
