import { killDuring, until } from './crash-during.mjs';
import { bringBuyers, openShop, send } from './crash-orders.mjs';
import { CRASH_POINTS } from './crash-points.mjs';
import { findShopFaults } from './crash-shop-checks.mjs';

/**
 * Kills an installation at named points of orders, every third time its database server too: while they are placed, one form
 * of them sent 20 times at once, while they are paid, and while those that were not paid are canceled. After each start the
 * same forms are sent again: every order is there once, whoever was told of one gets the same, movements add up to the
 * stock, and each mail was written once (ORD-86, ORD-88, ORD-96, ORD-159, ORD-163).
 */
export async function crashShop(installation, rounds) {
  await installation.start();
  const products = await openShop(await installation.owner());
  const shop = { installation, products, buyers: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const point = CRASH_POINTS[(round - 1) % CRASH_POINTS.length];
    const isDatabaseKilled = round % 3 === 0;
    const buyers = await bringBuyers(shop);
    await ACTS[point.act](shop, buyers, { point, isDatabaseKilled });
    await send(buyers);
    const [paid] = buyers.filter(({ orderPath }) => orderPath !== null);
    if (paid !== undefined) await pay(shop, paid);
    await expectWhole(shop);
    process.stdout.write(
      `shop, round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}${point.name}; all there, once\n`,
    );
  }
  await expire(shop);
  await expectWhole(shop);
  const kept = shop.buyers.filter(({ orderPath }) => orderPath !== null).length;
  process.stdout.write(
    `\n${rounds} kills; ${kept} orders of ${shop.buyers.length} buyers are there once, ${shop.buyers.filter(({ isPaid }) => isPaid).length} of them paid, all others canceled with their pieces back.\n`,
  );
}

/** What is under way when it is killed. */
const ACTS = {
  place: (shop, buyers, crash) => killDuring(shop.installation, crash, () => send(buyers)),
  async pay(shop, buyers, crash) {
    await send(buyers);
    await killDuring(shop.installation, crash, () => pay(shop, buyers[0]));
  },
  async expire(shop, buyers, crash) {
    await send(buyers);
    await killDuring(shop.installation, crash, () => makeDue(shop));
    await expire(shop);
  },
};

/** The owner notes the money of an order; sent again it is not noted twice. */
async function pay({ installation }, buyer) {
  const owner = await installation.owner();
  const { orders } = await owner.call('GET', `/api/orders?search=${encodeURIComponent(buyer.email)}`);
  const order = await owner.call('GET', `/api/orders/${orders[0].id}`);
  // Everything that was not paid may have been canceled meanwhile.
  if (order.state === 'canceled') return;
  if (order.payment !== 'paid') {
    const money = { version: order.version, amount: order.total, day: '2026-11-26', reference: 'Crash' };
    await owner.call('POST', `/api/orders/${order.id}/paid`, money);
  }
  buyer.isPaid = true;
}

/** Orders that are not paid are due now, and the job that looks for them, too. */
async function makeDue({ installation }) {
  const db = await installation.connect();
  await db.query("update orders set due_at = portico_now() - interval '1 minute' where state = 'received'");
  await db.query(
    "update job_leases set last_run_at = null, until = portico_now() where name = 'tidy-orders'",
  );
  await db.end();
}

async function expire(shop) {
  await makeDue(shop);
  const db = await shop.installation.connect();
  await until('orders that are due to be canceled', async () => {
    const { rows } = await db.query("select 1 from orders where state = 'received'");
    return rows.length === 0;
  });
  await db.end();
}

/** Consumers have been told of everything, and nothing is missing or there twice. */
async function expectWhole({ installation, buyers }) {
  const db = await installation.connect();
  await until('events to be consumed', async () => {
    const { rows } =
      await db.query(`select 1 from events event where event.position is null or event.position >
      (select position from event_consumers where name = 'mail-orders')`);
    return rows.length === 0;
  });
  const faults = await findShopFaults(db, buyers);
  await db.end();
  if (faults.length > 0) throw new Error(`After a kill: ${faults.join('\n')}`);
}
