import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftCardId } from './tables.ts';

/** Cards of a page of the list. */
const PAGE = 20;

/**
 * A page of the gift cards that were mailed to the address of a member, which they have confirmed, the latest first, with
 * `next` to go on from (ORD-144). Those that wait for their day are a surprise, and those that were replaced are another one.
 */
export async function cardsOfMember(
  db: Db,
  siteId: SiteId,
  memberId: Id<'member'>,
  after: GiftCardId | null = null,
) {
  const rows = await db
    .selectFrom('gift_cards')
    .select([
      'id',
      'last4',
      'currency',
      'balance',
      'sender',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'is_test as isTest',
    ])
    .where('site_id', '=', siteId)
    .where(sql<string>`lower(recipient_email)`, '=', (where) =>
      where
        .selectFrom('members')
        .select('email_key')
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .where('verified_at', 'is not', null),
    )
    .where('delivered_at', 'is not', null)
    .where('replaced_by', 'is', null)
    .where('is_test', '=', false)
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const cards = rows.slice(0, PAGE);
  return { cards, next: rows.length > PAGE ? (cards.at(-1)?.id ?? null) : null };
}
