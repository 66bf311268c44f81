import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isOfMember } from './is-of-member.ts';
import type { OrderId } from './tables.ts';

/** Orders of a page of the list. */
const PAGE = 20;

/**
 * A page of the orders of a member, the latest first, with `next` to go on from. Those that somebody placed as a guest
 * with the member's address are among them once it is confirmed (MEMB-06).
 */
export async function ordersOfMember(
  db: Db,
  siteId: SiteId,
  memberId: Id<'member'>,
  after: OrderId | null = null,
) {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'shown_number as number',
      'state',
      'total',
      'currency',
      'placed_at as placedAt',
      'delivery_option as deliveryOption',
      'ready_at as readyAt',
    ])
    .where('site_id', '=', siteId)
    .where('placed_at', 'is not', null)
    .where('kind', '!=', 'donation')
    .where(isOfMember(siteId, memberId))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const orders = rows.slice(0, PAGE).flatMap(({ number, placedAt, ...order }) =>
    // Both are given when it is placed.
    number === null || placedAt === null ? [] : [{ ...order, number, placedAt }],
  );
  return { orders, next: rows.length > PAGE ? (orders.at(-1)?.id ?? null) : null };
}
