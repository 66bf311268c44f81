import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListedAtProvider } from '#server/payments/payment-provider.ts';
import type { OwnMoney } from './find-differences.ts';

/** What stands here of the payments and refunds that a provider lists, and of those that were begun since then. */
export async function ownMoney(
  db: Db,
  siteId: SiteId,
  provider: string,
  { since, payments: listed, refunds: listedRefunds }: ListedAtProvider,
): Promise<OwnMoney> {
  const keys = listed.map(({ key }) => key);
  const ids = [
    ...listed.map(({ providerId }) => providerId),
    ...listedRefunds.map(({ paymentId }) => paymentId),
  ];
  const refundKeys = listedRefunds.flatMap(({ key }) => (key === null ? [] : [key]));
  const ofSite = db.selectFrom('payments').where('site_id', '=', siteId).where('provider', '=', provider);
  // Each by an index of its own.
  const found = ofSite
    .select('id')
    .where('asked_at', '>=', since)
    .union(ofSite.select('id').where('key', '=', sql<string>`any(${keys})`))
    .union(ofSite.select('id').where('provider_id', '=', sql<string>`any(${ids})`))
    .union(ofSite.select('id').where('provider_intent', '=', sql<string>`any(${ids})`))
    .union(
      db
        .selectFrom('refunds')
        .select('payment_id as id')
        .where('site_id', '=', siteId)
        .where('key', '=', sql<string>`any(${refundKeys})`),
    )
    .union(
      db
        .selectFrom('refunds')
        .select('payment_id as id')
        .where('site_id', '=', siteId)
        .where('created_at', '>=', since),
    );
  const payments = await ofSite
    .select([
      'id',
      'order_id as orderId',
      'key',
      'provider_id as providerId',
      'provider_intent as intentId',
      'currency',
      'paid',
      'asked_at as askedAt',
    ])
    .where('id', 'in', found)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select([
      'key',
      'payment_id as paymentId',
      'provider_id as providerId',
      'amount',
      'status',
      'created_at as createdAt',
    ])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', sql<never>`any(${payments.map(({ id }) => id)})`)
    .execute();
  return {
    payments: payments.map(({ providerId, intentId, ...payment }) => ({
      ...payment,
      providerIds: [providerId, intentId].filter((id) => id !== null),
    })),
    refunds,
  };
}
