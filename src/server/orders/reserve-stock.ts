import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { shownLowStock, type StoreSettings } from '#domain/store/store-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writeTogether } from '#server/platform/database/write-together.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { moveStock, stockWrites } from '#server/products/move-stock.ts';
import { holdStock, type ShortLine, type WantedLine } from './hold-stock.ts';
import { availabilityChanged } from './order-happened.ts';
import type { OrderId } from './tables.ts';

/** Takes back all that was written of an order that cannot have its pieces. */
export class TooFewPieces extends Error {
  readonly lines: readonly ShortLine[];

  constructor(lines: readonly ShortLine[]) {
    super('There are too few pieces');
    this.lines = lines;
  }
}

interface Reserving {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly lines: readonly WantedLine[];
  /** Nothing is left to pay: they are sold. */
  readonly isFree: boolean;
  /** Whether its number says in the same row what it holds; else it is written here. */
  readonly isNumbered: boolean;
  readonly settings: StoreSettings;
  readonly at: Date;
}

/**
 * Takes the pieces of an order that was written in this transaction, all of them or, by throwing `TooFewPieces`, none (ORD-85).
 * Undefined where none of them is counted. Many orders want the same stock: little is done after it.
 */
export async function reserveStock(
  trx: Transaction<Database>,
  { siteId, orderId, lines, isFree, isNumbered, settings, at }: Reserving,
): Promise<'held' | 'kept' | undefined> {
  const stock = await holdStock(trx, siteId, lines, shownLowStock(settings));
  if (stock.short.length > 0) throw new TooFewPieces(stock.short);
  if (stock.movements.length === 0) return undefined;
  const by = { accountId: null, orderId, at };
  const reservation = isFree ? 'kept' : 'held';
  const held = trx
    .updateTable('orders')
    .set({ reservation })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId);
  await writeTogether(trx, [...stockWrites(trx, siteId, stock.movements, by), ...(isNumbered ? [] : [held])]);
  if (isFree) {
    const sold = stock.movements.map((movement) => ({ ...movement, kind: 'sold' as const }));
    await moveStock(trx, siteId, sold, by);
  }
  if (stock.isShown) {
    await recordEvents(trx, availabilityChanged, [{ siteId, subject: orderId, params: {}, at }]);
  }
  return reservation;
}
