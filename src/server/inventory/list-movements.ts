import { sql } from 'kysely';
import type { StockMovementEntry } from '#contract/inventory.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { isId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** A page of what moved of a variant, the newest first, each with what was left after it (ORD-88). Throws `not-found`. */
export async function listMovements(
  db: Db,
  siteId: SiteId,
  variantId: VariantId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const known = await db
    .selectFrom('product_variants')
    .select('variant_id')
    .where('site_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) throw new CallError('not-found');
  const moved = db
    .selectFrom('stock_movements')
    .where('site_id', '=', siteId)
    .where('variant_id', '=', variantId);
  const { total } = await moved.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(
      moved
        .select([
          'id',
          'kind',
          'pieces',
          'effect',
          'account_id as accountId',
          'order_id as orderId',
          'at',
          sql<number>`(sum(effect) over (order by at, id))::int`.as('left'),
        ])
        .as('movement'),
    )
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const [names, numbers] = await Promise.all([
    namesOf(
      db,
      rows.flatMap(({ accountId }) => accountId ?? []),
    ),
    numbersOf(
      db,
      siteId,
      rows.flatMap(({ orderId }) => orderId ?? []),
    ),
  ]);
  const movements = rows.map(({ accountId, orderId, at, ...movement }): StockMovementEntry => ({
    ...movement,
    person: accountId === null ? null : (names.get(accountId) ?? ''),
    order:
      orderId !== null && isId<'order'>(orderId)
        ? { id: orderId, number: numbers.get(orderId) ?? null }
        : null,
    at: at.toISOString(),
  }));
  return { movements, total };
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::char(24)[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id as string, name]));
}

async function numbersOf(db: Db, siteId: SiteId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string | null>();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'shown_number as number'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::char(24)[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id as string, number]));
}
