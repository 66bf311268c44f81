import { sql, type Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { addGiftCardEntry } from './add-gift-card-entry.ts';
import type { GiftCardId } from './tables.ts';

interface BoughtCard {
  readonly id: GiftCardId;
  readonly lineId: Id<'order-line'> | null;
  readonly balance: number;
  /** What refunds of its purchase took off it, and off the cards whose code it took the place of. */
  readonly taken: number;
}

/** What is left on the cards that an order bought: of its purchase no more is paid back (ORD-125). Null where it has none. */
export async function unspentOfPurchase(
  db: Db,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<number | null> {
  const cards = await boughtCards(db, siteId, orderId);
  return cards.length === 0 ? null : cards.reduce((sum, { balance }) => sum + balance, 0);
}

interface Taken {
  readonly orderId: Id<'order'>;
  /** Whole minor units, above zero. */
  readonly amount: number;
  /** Of these lines first. */
  readonly lineIds: readonly string[];
  readonly accountId: AccountId | null;
  readonly at: Date;
}

/**
 * Holds the cards that an order bought until the transaction ends, so that nobody pays with what is paid back for them
 * (ORD-125): after the order and before its stock, as everywhere.
 */
export async function holdBoughtCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<void> {
  await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Takes what is paid back for cards off them, the fullest first; as much as is there (ORD-125). The transaction holds the
 * order; from here on it holds its cards, too.
 */
export async function takeOffBoughtCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  { orderId, amount, lineIds, accountId, at }: Taken,
): Promise<void> {
  await holdBoughtCards(trx, siteId, orderId);
  const cards = await boughtCards(trx, siteId, orderId);
  const isNamed = ({ lineId }: BoughtCard) => Number(lineId !== null && lineIds.includes(lineId));
  const by = accountId === null ? {} : { accountId };
  let open = amount;
  for (const card of cards.toSorted((a, b) => isNamed(b) - isNamed(a) || b.balance - a.balance)) {
    const part = Math.min(open, card.balance);
    if (part === 0) continue;
    const entry = { kind: 'adjusted', amount: 0 - part, orderId, at, ...by } as const;
    const left = await addGiftCardEntry(trx, siteId, card.id, entry);
    invariant(left !== null, 'a card that is held has what was read');
    open -= part;
  }
}

/**
 * What of a purchase went back before its cards were made, by a refund at the provider or a dispute that was lost, comes off
 * them as soon as they are there: they are never worth what nobody has paid (ORD-82, ORD-125). The transaction holds the order.
 */
export async function takeOffWhatWentBack(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ readonly amount: number }>`
    select (coalesce((select sum(amount - excess) from refunds
        where site_id = ${siteId} and order_id = ${orderId} and status <> 'failed'), 0)
      + coalesce((select sum(amount) from disputes
        where site_id = ${siteId} and order_id = ${orderId} and state = 'lost'), 0))::bigint as amount`.execute(
    trx,
  );
  const cards = await boughtCards(trx, siteId, orderId);
  const amount = cards.reduce((left, { taken }) => left - taken, rows[0]?.amount ?? 0);
  if (amount <= 0) return;
  await takeOffBoughtCards(trx, siteId, { orderId, amount, lineIds: [], accountId: null, at });
}

/** A refund of a purchase failed: what it took off its cards is on them again (ORD-81, ORD-125). */
export async function giveBackToBoughtCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  { orderId, amount, at }: Pick<Taken, 'orderId' | 'amount' | 'at'>,
): Promise<void> {
  let open = amount;
  for (const { id, taken } of await boughtCards(trx, siteId, orderId)) {
    const part = Math.min(open, taken);
    if (part <= 0) continue;
    await addGiftCardEntry(trx, siteId, id, { kind: 'given-back', amount: part, orderId, at });
    open -= part;
  }
}

/** The cards of an order that count: those whose code nothing took the place of. */
async function boughtCards(db: Db, siteId: SiteId, orderId: Id<'order'>): Promise<readonly BoughtCard[]> {
  const { rows } = await sql<BoughtCard>`
    select card.id, card.line_id as "lineId", card.balance,
      (select coalesce(0 - sum(entry.amount), 0)::bigint from gift_cards piece
        join gift_card_entries entry on entry.site_id = piece.site_id and entry.card_id = piece.id
        where piece.site_id = ${siteId} and piece.order_id = card.order_id and piece.line_id = card.line_id
          and piece.piece = card.piece and entry.site_id = ${siteId} and entry.order_id = card.order_id
          and entry.kind in ('adjusted', 'given-back')) as taken
    from gift_cards card
    where card.site_id = ${siteId} and card.order_id = ${orderId} and card.replaced_by is null
    order by card.id`.execute(db);
  return rows;
}

/** Cards of an order that was canceled pay nothing any more. */
export async function endBoughtCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('gift_cards')
    .set((card) => ({ ended_at: at, version: card('version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}
