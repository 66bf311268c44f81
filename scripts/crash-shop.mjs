import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CrashBuyer } from './crash-buyer.mjs';
import { createChangeId, NoAnswerError } from './crash-client.mjs';
import { CRASH_POINTS } from './crash-points.mjs';
import { findShopFaults } from './crash-shop-checks.mjs';

const LIMIT_MS = 60_000;
const EQUAL_SUBMISSIONS = 20;
/** Always enough of the one; the other is sold out now and then. */
const STOCK = { Jug: 900, Bowl: 10 };

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
    const buyers = await Promise.all([
      bring(shop, 'Jug', randomInt(1, 4)),
      bring(shop, 'Jug', randomInt(1, 4)),
      bring(shop, 'Bowl', randomInt(1, 6)),
      bring(shop, 'Bowl', randomInt(1, 6)),
    ]);
    shop.buyers.push(...buyers);
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
  place: (shop, buyers, crash) => killDuring(shop, crash, () => send(buyers)),
  async pay(shop, buyers, crash) {
    await send(buyers);
    await killDuring(shop, crash, () => pay(shop, buyers[0]));
  },
  async expire(shop, buyers, crash) {
    await send(buyers);
    await killDuring(shop, crash, () => makeDue(shop));
    await expire(shop);
  },
};

/** Does something, kills the installation where it has come to the point, and starts it again. */
async function killDuring({ installation }, { point, isDatabaseKilled }, work) {
  const holder = await installation.connect();
  await point.arm(holder);
  // Whoever waits for an answer gets none.
  const working = work().catch((error) => {
    if (!(error instanceof NoAnswerError)) throw error;
  });
  await point.reached(holder);
  installation.kill({ isDatabaseKilled });
  await installation.ended();
  await working;
  if (!isDatabaseKilled) await untilAlone(holder);
  await holder.end().catch(() => null);
  await installation.start();
  const db = await installation.connect();
  await point.disarm(db);
  await db.end();
}

/** The transactions of the server that was killed go on until they notice, and those that were in their commit end it. */
async function untilAlone(db) {
  // Whatever stands at the point goes on.
  await db.query('select pg_advisory_unlock_all()');
  await until('the connections of the killed server to end', async () => {
    const { rows } = await db.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and datname = 'portico' and pid <> pg_backend_pid()",
    );
    return rows.length === 0;
  });
}

/** A store with two products that nothing has to deliver. */
async function openShop(owner) {
  const { entry: shop } = await owner.call('POST', '/api/pages', {
    title: 'Crash shop',
    kind: 'collection',
    collectionType: 'products',
    navigation: 'hidden',
  });
  const products = {};
  for (const [title, pieces] of Object.entries(STOCK)) {
    const { entry } = await owner.call('POST', '/api/items', { collectionId: shop.documentId, title });
    const { documentId } = entry;
    const { version, records } = await owner.call('GET', `/api/documents/${documentId}`);
    const variant = Object.values(records).find(({ type }) => type === 'variant');
    const operations = [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
      { op: 'set', id: 'settings', field: 'structuredContent.productType', value: 'service' },
      { op: 'set', id: variant.id, field: 'price', value: 2500 },
    ];
    const changed = await owner.call('POST', `/api/documents/${documentId}/changes`, {
      clientId: createChangeId(),
      changes: [
        { id: createChangeId(), baseVersion: version, name: 'Edit', gestureId: createChangeId(), operations },
      ],
    });
    if (changed.results.length !== 1) throw new Error(`An edit was refused: ${JSON.stringify(changed)}`);
    const stock = { variantId: variant.id, shown: null, typed: pieces };
    await owner.call('PUT', `/api/items/${documentId}/stock`, stock);
    products[title] = documentId;
  }
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  return products;
}

/** A buyer who has come as far as the last button. */
async function bring({ installation, products, buyers }, title, pieces) {
  const email = `buyer-${buyers.length}-${createChangeId()}@example.org`;
  const buyer = new CrashBuyer(installation.visitor(), email);
  await buyer.fill(products[title], pieces);
  return buyer;
}

/** All of them press the button at once; the first one's browser sends its form again and again. */
async function send([first, ...others]) {
  await Promise.all([
    ...Array.from({ length: EQUAL_SUBMISSIONS }, () => first.send()),
    ...others.map((buyer) => buyer.send()),
  ]);
}

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

async function until(what, isSo) {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await wait(50);
  }
}
