import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { createId } from '#lib/id.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { addGiftCardEntry } from './add-gift-card-entry.ts';
import { findGiftCard } from './find-gift-card.ts';
import { giftCardCodeColumns, openGiftCardCode } from './gift-card-codes.ts';
import type { GiftCardId } from './tables.ts';

let test: TestServices;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
});

async function buildCard(code: string, siteId = site.siteId): Promise<GiftCardId> {
  const id = createId<'gift-card'>();
  await test.services.db
    .insertInto('gift_cards')
    .values({
      site_id: siteId,
      id,
      ...giftCardCodeColumns(test.services, siteId, id, code),
      currency: 'USD',
      balance: 0,
      expires_at: null,
      order_id: null,
      line_id: null,
      piece: null,
      recipient_name: 'Ada',
      recipient_email: 'ada@example.org',
      sender: '',
      message: '',
      deliver_on: null,
      delivered_at: null,
      replaced_by: null,
      ended_at: null,
      created_at: new Date(),
    })
    .execute();
  return id;
}

function move(cardId: GiftCardId, amount: number, kind: 'issued' | 'redeemed' = 'redeemed') {
  return test.services.db
    .transaction()
    .execute((trx) => addGiftCardEntry(trx, site.siteId, cardId, { kind, amount, at: new Date() }));
}

describe('the balance of a gift card', () => {
  it('is the sum of its entries and never below zero, also where ten take from it at once [ORD-121, ORD-124]', async () => {
    const cardId = await buildCard(createGiftCardCode());
    expect(await move(cardId, 5000, 'issued')).toBe(5000);
    const taken = await Promise.all(Array.from({ length: 10 }, () => move(cardId, -1400)));
    expect(taken.filter((left) => left !== null).toSorted((a, b) => a - b)).toEqual([800, 2200, 3600]);
    const { rows } = await sql<{ balance: number; sum: number; count: number }>`
      select card.balance, (select sum(amount)::bigint from gift_card_entries as entry
          where entry.site_id = ${site.siteId} and entry.card_id = card.id) as sum,
        (select count(*)::int from gift_card_entries as entry
          where entry.site_id = ${site.siteId} and entry.card_id = card.id) as count
      from gift_cards as card where card.site_id = ${site.siteId} and card.id = ${cardId}`.execute(
      test.services.db,
    );
    expect(rows).toEqual([{ balance: 800, sum: 800, count: 4 }]);
  });

  it('moves for its own site alone [ORD-121]', async () => {
    const other = await buildSite(test.services);
    const cardId = await buildCard(createGiftCardCode(), other.siteId);
    expect(await move(cardId, 100, 'issued')).toBeNull();
  });
});

describe('the code of a gift card', () => {
  it('is kept sealed, and found by what somebody typed in its own site [ORD-119, ORD-120]', async () => {
    const code = 'ABCDEFGHJKLM2345';
    const id = await buildCard(code);
    const row = await test.services.db
      .selectFrom('gift_cards')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, code_hash: row.code_hash.toString('latin1') })).not.toContain('ABCDEFGH');
    expect(row.last4).toBe('2345');
    expect(openGiftCardCode(test.services, site.siteId, row)).toBe(code);
    expect(await findGiftCard(test.services, site.siteId, ' abcd-efgh-jklm-2345')).toMatchObject({ id });
    const other = await buildSite(test.services);
    expect(await findGiftCard(test.services, other.siteId, code)).toBeNull();
    expect(await findGiftCard(test.services, site.siteId, 'ABCD-EFGH-JKLM-2346')).toBeNull();
  });
});
