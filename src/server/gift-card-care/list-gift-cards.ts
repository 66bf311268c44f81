import { sql, type SqlBool } from 'kysely';
import type { ListedGiftCard, OwedOnGiftCards } from '#contract/gift-cards.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { readGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { giftCardState, type GiftCardState } from '#domain/gift-cards/gift-card-state.ts';
import { hashGiftCardCode } from '#server/gift-cards/gift-card-codes.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface GiftCardsQuery {
  readonly search?: string | undefined;
  readonly state?: GiftCardState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the gift cards of a site, newest first, and how many match (ORD-121). */
export async function listGiftCards(
  services: Services,
  siteId: SiteId,
  { page, pageSize, search = '', state }: GiftCardsQuery,
) {
  const { db } = services;
  const now = services.now();
  const offset = (page - 1) * pageSize;
  const matching = db
    .selectFrom('gift_cards')
    .where('site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where(isIn(state ?? 'active', new Date(now))))
    .$if(search !== '', (query) => query.where(isFound(services, siteId, search)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await matching
    .select([
      'id',
      'last4',
      'recipient_name as recipientName',
      'recipient_email as recipientEmail',
      'currency',
      'balance',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'created_at as createdAt',
      'is_test as isTest',
    ])
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  return {
    giftCards: rows.map(({ expiresAt, endedAt, createdAt, ...card }): ListedGiftCard => ({
      ...card,
      state: giftCardState({ balance: card.balance, expiresAt, endedAt }, now),
      createdAt: createdAt.toISOString(),
    })),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}

/** The same as `giftCardState`, for the database. */
function isIn(state: GiftCardState, now: Date) {
  const isOver = sql`(expires_at is not null and expires_at <= ${now})`;
  switch (state) {
    case 'active':
      return sql<SqlBool>`(not ${isOver} and ended_at is null and balance > 0)`;
    case 'usedUp':
      return sql<SqlBool>`(not ${isOver} and ended_at is null and balance = 0)`;
    case 'expired':
      return sql<SqlBool>`${isOver}`;
    case 'ended':
      return sql<SqlBool>`(not ${isOver} and ended_at is not null)`;
  }
}

/**
 * Its last 4 signs, its whole code as its holder reads it out, its recipient or the number of its order: each by an index of
 * its own.
 */
function isFound(services: Services, siteId: SiteId, search: string) {
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const code = readGiftCardCode(search);
  const byCode =
    code === null
      ? sql``
      : sql`union select id from gift_cards
          where site_id = ${siteId} and code_hash = ${hashGiftCardCode(services, siteId, code)}`;
  return sql<SqlBool>`gift_cards.id in (
    select id from gift_cards where site_id = ${siteId} and last4 = ${search.toUpperCase()}
    union select id from gift_cards where site_id = ${siteId} and lower(recipient_email) like ${pattern}
    union select id from gift_cards where site_id = ${siteId} and lower(recipient_name) like ${pattern}
    union select card.id from orders join gift_cards card on card.site_id = ${siteId} and card.order_id = orders.id
      where orders.site_id = ${siteId} and orders.shown_number is not null and lower(orders.shown_number) like ${pattern}
    ${byCode})`;
}

/** What holders can still spend, by currency: of cards that have neither ended nor were bought by a test (ORD-148). */
export async function owedOnGiftCards(db: Db, siteId: SiteId, now: number): Promise<OwedOnGiftCards[]> {
  const rows = await db
    .selectFrom('gift_cards')
    .select(['currency'])
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string>('balance').as('amount')])
    .where('site_id', '=', siteId)
    .where('balance', '>', 0)
    .where('ended_at', 'is', null)
    .where('is_test', '=', false)
    .where((card) => card.or([card('expires_at', 'is', null), card('expires_at', '>', new Date(now))]))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, count, amount }) => ({
    currency,
    count: Number(count),
    amount: Number(amount),
  }));
}
