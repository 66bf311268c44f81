import { sql, type ExpressionBuilder } from 'kysely';
import type { AbandonedCart } from '#contract/abandoned-carts.ts';
import type { AbandonedState } from '#domain/carts/abandoned-cart.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database, Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface AbandonedQuery {
  readonly state?: AbandonedState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the checkouts that were left, newest first, and how many match (ORD-150). */
export async function selectAbandoned(db: Db, siteId: SiteId, { state, page, pageSize }: AbandonedQuery) {
  const offset = (page - 1) * pageSize;
  const matching = db
    .selectFrom('abandoned_carts as left')
    .where('left.site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where((where) => isIn(where, state)))
    .orderBy('left.abandoned_at', 'desc')
    .orderBy('left.id', 'desc');
  const rows = await matching
    .select([
      'left.id',
      'left.abandoned_at as abandonedAt',
      'left.email',
      'left.cart_kind as kind',
      'left.lines',
      'left.pieces',
      'left.amount',
      'left.currency',
      'left.mailing',
      'left.opened_at as openedAt',
    ])
    .select((select) => [
      select
        .selectFrom('orders as order')
        .whereRef('order.id', '=', 'left.recovered_order_id')
        .where('order.site_id', '=', siteId)
        .select(
          sql<{
            id: string;
            number: string;
          }>`jsonb_build_object('id', "order".id, 'number', "order".shown_number)`.as('order'),
        )
        .as('order'),
      sql<boolean>`exists (select from orders tried where tried.site_id = ${siteId}
        and tried.cart_id = "left".cart_id and tried.state in ('awaitingPayment', 'expired'))`.as(
        'isPaymentTried',
      ),
    ])
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      matching
        .select('left.id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  return {
    carts: rows.map(({ abandonedAt, openedAt, lines, order, ...cart }): AbandonedCart => ({
      ...cart,
      abandonedAt: abandonedAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      lines: lines.map(({ title, pieces }) => ({ title, pieces })),
      order: order as AbandonedCart['order'],
      state:
        order !== null
          ? 'recovered'
          : openedAt !== null
            ? 'opened'
            : cart.mailing === 'sent'
              ? 'mailed'
              : 'not-mailed',
    })),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}

function isIn(
  where: ExpressionBuilder<Database & { left: Database['abandoned_carts'] }, 'left'>,
  state: AbandonedState | undefined,
) {
  switch (state) {
    case 'recovered':
      return where('left.recovered_order_id', 'is not', null);
    case 'opened':
      return where.and([
        where('left.recovered_order_id', 'is', null),
        where('left.opened_at', 'is not', null),
      ]);
    case 'mailed':
      return where.and([where('left.mailing', '=', 'sent'), where('left.opened_at', 'is', null)]);
    default:
      return where.and([where('left.mailing', '<>', 'sent'), where('left.opened_at', 'is', null)]);
  }
}
