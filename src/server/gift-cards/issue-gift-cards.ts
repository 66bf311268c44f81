import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { createGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { giftCardExpiry } from '#domain/gift-cards/gift-card-expiry.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { addGiftCardEntry } from './add-gift-card-entry.ts';
import { giftCardCodeColumns } from './gift-card-codes.ts';
import { takeOffWhatWentBack } from './unspent-of-purchase.ts';
import type { GiftCardId } from './tables.ts';

interface BoughtLine {
  readonly id: Id<'order-line'>;
  readonly pieces: number;
  readonly unit: number;
  readonly gift: GiftWish | null;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
}

interface IssuedCard {
  readonly id: GiftCardId;
  /** Null: it is mailed at once. */
  readonly deliverOn: string | null;
}

/**
 * Makes a card with a code of its own of each piece that was bought of a gift card, once it is paid: worth what was paid for it
 * (ORD-119, ORD-163). Done again it makes none; of an order that is of another kind, not paid or canceled, neither. It holds
 * the order until the transaction ends, so that a refund comes before it or after it.
 */
export async function issueGiftCards(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<readonly IssuedCard[]> {
  const lines = await boughtLines(trx, siteId, orderId);
  if (lines.length === 0) return [];
  const at = new Date(services.now());
  const { giftCardYears } = await loadStoreSettings(trx, siteId);
  const issued: IssuedCard[] = [];
  for (const line of lines) {
    const { name = '', email = '', sender = '', message = '', day = null } = line.gift ?? {};
    for (let piece = 1; piece <= line.pieces; piece += 1) {
      const id = createId<'gift-card'>(at.getTime());
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('gift_cards')
        .values({
          site_id: siteId,
          id,
          ...giftCardCodeColumns(services, siteId, id, createGiftCardCode()),
          currency: line.currency,
          balance: 0,
          expires_at: giftCardExpiry(at, giftCardYears),
          order_id: orderId,
          line_id: line.id,
          piece,
          recipient_name: name,
          recipient_email: email,
          sender,
          message,
          deliver_on: day,
          delivered_at: null,
          replaced_by: null,
          ended_at: null,
          is_test: line.isTest,
          created_at: at,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['site_id', 'order_id', 'line_id', 'piece'])
            .where('replaced_by', 'is', null)
            .doNothing(),
        )
        .executeTakeFirst();
      if ((numInsertedOrUpdatedRows ?? 0n) === 0n) continue;
      await addGiftCardEntry(trx, siteId, id, { kind: 'issued', amount: line.unit, orderId, at });
      issued.push({ id, deliverOn: day });
    }
  }
  if (issued.length > 0) await takeOffWhatWentBack(trx, siteId, orderId, at);
  // From here on each card says by itself whom it is for.
  await trx
    .updateTable('order_lines')
    .set({ gift: null })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('gift', 'is not', null)
    .execute();
  return issued;
}

async function boughtLines(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<readonly BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    with bought as (
      select id, currency, is_test from orders
      where site_id = ${siteId} and id = ${orderId} and kind = 'gift-card' and placed_at is not null
        and state <> 'canceled' and paid + gift_paid - returned >= total
      for update
    )
    select line.id, line.pieces - line.canceled as pieces, line.unit, line.gift, bought.currency,
      bought.is_test as "isTest"
    from bought join order_lines line on line.site_id = ${siteId} and line.order_id = bought.id
    where line.kind = 'giftCard' and line.unit > 0
    order by line.id`.execute(trx);
  return rows;
}
