import { sql, type Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { GiftCardEntryKind } from '#domain/gift-cards/gift-card-entry.ts';
import { createId, type Id } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { GiftCardId } from './tables.ts';

interface NewEntry {
  readonly kind: GiftCardEntryKind;
  /** Whole minor units: above zero what comes on the card, below what goes off it. */
  readonly amount: number;
  readonly orderId?: Id<'order'>;
  readonly accountId?: AccountId;
  readonly reason?: string;
  readonly at: Date;
}

/**
 * Writes an entry of a gift card and its balance, which is the sum of its entries and never below zero (ORD-121): the only
 * writer of both. Null, and nothing is written, where there is less on the card, or no such card; otherwise its balance
 * from here on. It holds the row of the card until the transaction ends; whoever moves several takes them in the order of
 * their ids.
 */
export async function addGiftCardEntry(
  trx: Transaction<Database>,
  siteId: SiteId,
  cardId: GiftCardId,
  { kind, amount, orderId, accountId, reason = '', at }: NewEntry,
): Promise<number | null> {
  invariant(Number.isSafeInteger(amount) && amount !== 0, 'an entry moves whole minor units');
  const { rows } = await sql<{ readonly balance: number }>`
    with moved as (
      update gift_cards set balance = balance + ${amount}::bigint, version = version + 1
      where site_id = ${siteId} and id = ${cardId} and balance + ${amount}::bigint >= 0
      returning balance
    ), written as (
      insert into gift_card_entries (site_id, card_id, id, kind, amount, order_id, account_id, reason, at)
      select ${siteId}, ${cardId}, ${createId<'gift-card-entry'>(at.getTime())}, ${kind}, ${amount}::bigint,
        ${orderId ?? null}, ${accountId ?? null}, ${reason}, ${at} from moved
    )
    select balance from moved`.execute(trx);
  return rows[0]?.balance ?? null;
}
