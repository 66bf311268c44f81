import type { SiteId } from '#domain/documents/record.ts';
import { createGiftCardCode, formatGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { addGiftCardEntry } from '../add-gift-card-entry.ts';
import { giftCardCodeColumns } from '../gift-card-codes.ts';
import type { GiftCardId, GiftCardTables } from '../tables.ts';
import type { Insertable } from 'kysely';

export interface PutCard {
  readonly id: GiftCardId;
  /** As its holder reads it. */
  readonly code: string;
  readonly last4: string;
}

/** A card with a balance that nobody has bought. */
export async function putCard(
  services: Services,
  siteId: SiteId,
  balance: number,
  fields: Partial<Insertable<GiftCardTables['gift_cards']>> = {},
): Promise<PutCard> {
  const at = new Date(services.now());
  const id = createId<'gift-card'>(services.now());
  const code = createGiftCardCode();
  const columns = giftCardCodeColumns(services, siteId, id, code);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('gift_cards')
      .values({
        site_id: siteId,
        id,
        ...columns,
        currency: 'USD',
        balance: 0,
        expires_at: null,
        order_id: null,
        line_id: null,
        piece: null,
        recipient_name: 'Grace Hopper',
        recipient_email: 'grace@example.com',
        sender: 'Ada',
        message: '',
        deliver_on: null,
        delivered_at: at,
        replaced_by: null,
        ended_at: null,
        created_at: at,
        ...fields,
      })
      .execute();
    if (balance > 0) await addGiftCardEntry(trx, siteId, id, { kind: 'issued', amount: balance, at });
  });
  return { id, code: formatGiftCardCode(code), last4: columns.last4 };
}
