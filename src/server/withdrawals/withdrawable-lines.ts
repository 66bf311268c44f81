import type { SiteId } from '#domain/documents/record.ts';
import { deliveryCountries } from '#domain/checkout/delivery-countries.ts';
import { isWithdrawalOpen, offersWithdrawal } from '#domain/store/withdrawal.ts';
import { loadParcels } from '#server/orders/load-order-page.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { OrderLineId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { loadWithdrawals } from './load-withdrawals.ts';

export interface WithdrawableLine {
  readonly id: OrderLineId;
  readonly title: string;
  readonly optionText: string;
  /** So many pieces can still be withdrawn from. */
  readonly left: number;
}

/**
 * What of an order can be withdrawn from now; nothing where its buyer has no such right, or the time is over. Digital goods
 * whose buyer agreed to lose it are not among them (ORD-23, ORD-147).
 */
export async function withdrawableLines(
  db: Db,
  siteId: SiteId,
  order: StoredOrder,
  now: number,
): Promise<readonly WithdrawableLine[]> {
  if (order.state === 'canceled') return [];
  const { settings, shippingOptions } = await readStoreRules(db, siteId);
  if (!offersWithdrawal(settings.withdrawal, deliveryCountries(shippingOptions))) return [];
  const parcels = await loadParcels(db, siteId, order.id);
  const sent = parcels.filter(({ isUndone }) => !isUndone).map(({ at }) => Date.parse(at));
  const facts = {
    countries: [order.delivery, order.billing].flatMap((address) =>
      address === null ? [] : [address.country],
    ),
    hasUnsent: order.lines.some(({ pieces, fulfilled, canceled }) => fulfilled + canceled < pieces),
    lastSentAt: sent.length === 0 ? null : Math.max(...sent),
  };
  if (!isWithdrawalOpen(facts, settings.withdrawalDays, now)) return [];
  const isWaived = await hasWaived(db, siteId, order);
  const withdrawn = (await loadWithdrawals(db, siteId, order.id)).flatMap(({ lines }) => lines);
  return order.lines.flatMap(({ id, title, optionText, kind, pieces, canceled }) => {
    const gone = withdrawn.reduce((sum, line) => sum + (line.lineId === id ? line.pieces : 0), canceled);
    const isOut = (kind === 'digital' && isWaived) || pieces <= gone;
    return isOut ? [] : [{ id, title, optionText, left: pieces - gone }];
  });
}

async function hasWaived(db: Db, siteId: SiteId, { id }: StoredOrder): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('consents')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.consents.some(({ kind, isGiven }) => kind === 'immediate' && isGiven) ?? false;
}
