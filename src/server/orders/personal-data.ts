import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { forgetBuyers } from './forget-buyers.ts';
import type { OrderId } from './tables.ts';

const YEAR_MS = 365.25 * 86_400_000;

/**
 * Orders stay, since the law asks for them: with numbers, amounts, taxes, countries and days, and as long as it asks with
 * name and address on their receipt alone (CRM-24, ORD-152, ORD-153).
 */
export const orderData: PersonalDataPart = {
  name: 'orders',
  tables: ['orders', 'order_lines', 'order_events', 'fulfilments', 'payments', 'refunds'],
  fate: 'receipt',
  async copy(db, { siteId, emailKeys }) {
    const orders = await ordersOf(db, siteId, emailKeys);
    const copies = [];
    for (const { id, placed_at: placedAt, consents, fields, receipt: _, ...order } of orders) {
      const [lines, events, parcels, payments, refunds] = await partsOf(db, siteId, id);
      copies.push({
        ...order,
        placedAt: placedAt?.toISOString() ?? null,
        consents: [...consents],
        fields: [...fields],
        lines: lines.map(({ gift, ...line }) => ({
          ...line,
          answers: [...line.answers],
          ...(gift === null ? {} : { gift: { ...gift } }),
        })),
        payments,
        refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: at.toISOString() })),
        parcels: parcels.map(({ at, ...parcel }) => ({ ...parcel, at: at.toISOString() })),
        timeline: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      });
    }
    return copies;
  },
  async erase(trx, services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    const orders = await ordersOf(trx, siteId, emailKeys);
    const ids = orders.map(({ id }) => id);
    if (ids.length === 0) return;
    // As long name and address stay on the receipt, as the owner has set it (ORD-153).
    const { retentionYears } = await loadStoreSettings(trx, siteId);
    const young = new Date(services.now() - retentionYears * YEAR_MS);
    await sql`update orders set
        receipt = case when placed_at > ${young} then coalesce(billing, delivery) end,
        receipt_until = case when placed_at > ${young} then placed_at + make_interval(years => ${retentionYears}::int) end
      where site_id = ${siteId} and id = any (${ids}::bpchar[])`.execute(trx);
    await forgetBuyers(trx, siteId, ids);
  },
};

async function ordersOf(db: Db, siteId: SiteId, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return [];
  return db
    .selectFrom('orders')
    .select([
      'id',
      'shown_number as number',
      'state',
      'payment_word as payment',
      'email',
      'phone',
      'name',
      'delivery',
      'billing',
      'note',
      'fields',
      'consents',
      'currency',
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'total',
      'paid',
      'refunded',
      'network_address as networkAddress',
      'placed_at',
      'receipt',
    ])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emailKeys])
    .orderBy('id')
    .execute();
}

function partsOf(db: Db, siteId: SiteId, orderId: OrderId) {
  return Promise.all([
    db
      .selectFrom('order_lines')
      .select([
        'title',
        'option_text as options',
        'sku',
        'pieces',
        'unit',
        'amount',
        'tax',
        'answers',
        'gift',
      ])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('order_events')
      .select(['kind', 'data', 'at'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('fulfilments')
      .select(['carrier', 'tracking', 'url', 'at'])
      .select(sql<string | null>`day::text`.as('day'))
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('payments')
      .select(['provider', 'amount', 'currency', 'status', 'paid', 'refunded', 'reference', 'method'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('attempt')
      .execute(),
    db
      .selectFrom('refunds')
      .select(['amount', 'tax', 'status', 'reason', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  ]);
}
