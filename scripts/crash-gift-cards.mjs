import { randomInt } from 'node:crypto';
import { CrashBuyer } from './crash-buyer.mjs';
import { createChangeId } from './crash-client.mjs';
import { killDuring, until } from './crash-during.mjs';
import { GIFT_POINTS } from './crash-gift-points.mjs';
import { openShop, PRICE } from './crash-orders.mjs';

/** What must not be there: each query finds what is wrong, and says what. */
const FAULTS = {
  'a card is missing, or there twice': `select orders.id, pieces, made from orders
    join order_lines line on line.site_id = orders.site_id and line.order_id = orders.id
    cross join lateral (select count(*) as made from gift_cards card
      where card.site_id = orders.site_id and card.order_id = orders.id) as cards
    where made <> case when paid >= total then pieces else 0 end`,
  'a card is worth something else than what was paid for it': `select card.id, balance from gift_cards card
    where balance <> ${PRICE} or balance <> (select sum(amount) from gift_card_entries entry
      where entry.site_id = card.site_id and entry.card_id = card.id)`,
  'a mail is missing, or there twice': `select card.order_id, count(*) as cards from gift_cards card
    group by card.order_id having count(*) <> (select count(*) from outbox_mails mail
      where mail.about_id = card.order_id and mail.about_kind = 'giftCard') or count(*) <> count(delivered_at)`,
  'an order is not fulfilled by its cards': `select id, state from orders where paid >= total and state <> 'fulfilled'`,
};

/**
 * Kills an installation between the money for gift cards and the mails with their codes, every third time its database
 * server too: after each start every piece that was paid is one card, worth what was paid for it, and mailed once (ORD-119,
 * ORD-122, ORD-163).
 */
export async function crashGiftCards(installation, rounds) {
  await installation.start();
  await openShop(await installation.owner(), { Voucher: { type: 'gift-card' } });
  let made = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const point = GIFT_POINTS[(round - 1) % GIFT_POINTS.length];
    const isDatabaseKilled = round % 3 === 0;
    const pieces = randomInt(2, 5);
    const email = await buy(installation, pieces);
    await killDuring(installation, { point, isDatabaseKilled }, () => pay(installation, email));
    // Whether the money was noted is not known: noted again it is there once.
    await pay(installation, email);
    made += pieces;
    await expectWhole(installation, made);
    process.stdout.write(
      `gift cards, round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}${point.name}; all there, once\n`,
    );
  }
  process.stdout.write(`\n${rounds} kills; ${made} gift cards are there once, each mailed once.\n`);
}

/** Somebody orders cards for somebody else; what comes back is who. */
async function buy(installation, pieces) {
  const email = `giver-${createChangeId()}@example.org`;
  const buyer = new CrashBuyer(installation.visitor(), email);
  const gift = {
    giftName: 'Ada Lovelace',
    giftEmail: 'ada@example.org',
    giftSender: 'Mary',
    giftMessage: '',
  };
  await buyer.fillGift('/crash-shop/voucher', { ...gift, giftDay: '', pieces: String(pieces) });
  await buyer.send();
  return email;
}

/** The owner notes the money of an order. */
async function pay(installation, email) {
  const owner = await installation.owner();
  const { orders } = await owner.call('GET', `/api/orders?search=${encodeURIComponent(email)}`);
  const order = await owner.call('GET', `/api/orders/${orders[0].id}`);
  if (order.payment === 'paid') return;
  const money = { version: order.version, amount: order.total, day: '2026-11-26', reference: 'Crash' };
  await owner.call('POST', `/api/orders/${order.id}/paid`, money);
}

/** The consumer that makes cards was told of everything, and none is missing or there twice. */
async function expectWhole(installation, made) {
  const db = await installation.connect();
  await until('cards to be made', async () => {
    const { rows } =
      await db.query(`select 1 from events event where event.position is null or event.position >
      (select position from event_consumers where name = 'issue-gift-cards')`);
    return rows.length === 0;
  });
  const faults = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const { rows } = await db.query('select count(*)::int as count from gift_cards');
  if (rows[0].count !== made) faults.push(`${made} cards were paid, and there are ${rows[0].count}`);
  await db.end();
  if (faults.length > 0) throw new Error(`After a kill: ${faults.join('\n')}`);
}
