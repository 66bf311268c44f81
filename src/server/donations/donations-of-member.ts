import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { isOfMember } from '#server/orders/is-of-member.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fundOfDonation } from './list-donations.ts';

/** Donations of a page of the list. */
const PAGE = 20;

/** A page of what a member has given, the latest first, with `next` to go on from (ORD-144). */
export async function donationsOfMember(
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
      'payment_word as payment',
      'total',
      'currency',
      'placed_at as placedAt',
      fundOfDonation(siteId).as('fund'),
    ])
    .where('site_id', '=', siteId)
    .where('placed_at', 'is not', null)
    .where('kind', '=', 'donation')
    .where(isOfMember(siteId, memberId))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const donations = rows.slice(0, PAGE).flatMap(({ number, placedAt, ...donation }) =>
    // Both are given when it is placed.
    number === null || placedAt === null ? [] : [{ ...donation, number, placedAt }],
  );
  return { donations, next: rows.length > PAGE ? (donations.at(-1)?.id ?? null) : null };
}
