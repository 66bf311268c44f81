import { STAND_IN_LIVE_KEY, StripeStandIn } from '../src/server/payments/stripe/testing/stripe-stand-in.ts';
import { killDuring, until } from './crash-during.mjs';
import { bringBuyers, openShop, send } from './crash-orders.mjs';
import { findPaymentFaults } from './crash-payment-checks.mjs';
import { paymentPoints } from './crash-payment-points.mjs';

const HOUR_MS = 3_600_000;
const REFUND = 700;

/**
 * Kills an installation at named points around the calls of a payment provider, every third time its database server too: while
 * orders are placed that it is asked about, buyers come back from it, its messages are heard, money is given back, and payments
 * are ended that nobody made. After each start nothing is charged, given back, mailed or numbered twice, and no money is without
 * an order, whether or not the buyer and the messages come back (ORD-160, ORD-161, ORD-163, ORD-164, ORD-168).
 */
export async function crashPayments(installation, rounds) {
  const stripe = await StripeStandIn.start();
  // What was made there is old enough to be compared.
  stripe.ledger.now = () => Date.now() - HOUR_MS;
  installation.environment = { STRIPE_API_URL: stripe.url };
  try {
    await installation.start();
    const owner = await installation.owner();
    const products = await openShop(owner);
    await owner.call('PUT', '/api/payments/stripe', { secretKey: STAND_IN_LIVE_KEY });
    const shop = { installation, stripe, products, buyers: [] };
    await playRounds(shop, rounds);
  } finally {
    await installation.stop();
    await stripe.stop();
  }
}

async function playRounds(shop, rounds) {
  const points = paymentPoints(shop.stripe);
  for (let round = 1; round <= rounds; round += 1) {
    const point = points[(round - 1) % points.length];
    const isDatabaseKilled = round % 3 === 0;
    const buyers = (await bringBuyers(shop)).filter(({ isShort }) => !isShort);
    for (const buyer of buyers) buyer.provider = 'stripe';
    await ACTS[point.act](shop, buyers, { point, isDatabaseKilled });
    await expectWhole(shop);
    process.stdout.write(
      `payments, round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}${point.name}; all there, once\n`,
    );
  }
  await expire(shop);
  await expectWhole(shop);
  await compare(shop);
  const paid = shop.buyers.filter(({ isPaid }) => isPaid).length;
  process.stdout.write(
    `\n${rounds} kills; ${paid} of ${shop.buyers.length} buyers have paid and have their order, once; the comparison with Stripe finds no difference.\n`,
  );
}

/** What is under way when it is killed, and what happens afterwards. */
const ACTS = {
  async place(shop, buyers, crash) {
    await killDuring(shop.installation, crash, () => send(buyers));
    // The same form again goes on with the same order.
    await send(buyers);
    await payAtStripe(shop, buyers[0]);
    await buyers[0].comeBack(returnUrl(shop, buyers[0]));
  },
  async comeBack(shop, buyers, crash) {
    await send(buyers);
    await payAtStripe(shop, buyers[0]);
    await killDuring(shop.installation, crash, () => buyers[0].comeBack(returnUrl(shop, buyers[0])));
    // Neither the buyer nor a message comes again.
    await chase(shop);
  },
  async hear(shop, buyers, crash) {
    await send(buyers);
    await payAtStripe(shop, buyers[0]);
    const message = messageOf(shop, buyers[0]);
    let isTaken = false;
    await killDuring(shop.installation, crash, async () => {
      isTaken = await tell(shop, message);
    });
    // As long as it was not taken it is sent again, and then once more.
    if (!isTaken) await tell(shop, message);
    await tell(shop, message);
    await heard(shop);
  },
  async refund(shop, buyers, crash) {
    await send(buyers);
    await payAtStripe(shop, buyers[0]);
    await buyers[0].comeBack(returnUrl(shop, buyers[0]));
    await killDuring(shop.installation, crash, () => refund(shop, buyers[0]));
    await chase(shop);
  },
  async expire(shop, buyers, crash) {
    await send(buyers);
    // Paid at the last moment: it is placed and not ended.
    await payAtStripe(shop, buyers[0]);
    await killDuring(shop.installation, crash, () => makeDue(shop));
    await expire(shop);
  },
};

const sessionOf = ({ payUrl }) => payUrl.split('/').at(-1);
const returnUrl = ({ stripe }, buyer) => stripe.ledger.sessions.get(sessionOf(buyer)).success_url;

async function payAtStripe({ stripe }, buyer) {
  stripe.pay(sessionOf(buyer), 'pay');
  buyer.isPaid = true;
}

/** What Stripe tells of a payment, signed once. */
function messageOf({ stripe }, buyer) {
  const [endpoint] = stripe.ledger.webhooks.values();
  const now = Date.now();
  return stripe.message(
    'checkout.session.completed',
    { id: sessionOf(buyer) },
    { secret: endpoint.secret, now },
  );
}

/** Whether a message was taken. */
async function tell({ installation }, signed) {
  const answer = await installation.visitor().send('POST', '/api/payments/stripe/webhook', { signed });
  return answer.status === 200;
}

async function refund({ installation }, buyer) {
  const owner = await installation.owner();
  const { orders } = await owner.call('GET', `/api/orders?search=${encodeURIComponent(buyer.email)}`);
  const { id, version } = await owner.call('GET', `/api/orders/${orders[0].id}`);
  const asked = {
    amount: REFUND,
    lines: [],
    hasDelivery: false,
    reason: '',
    isRestocked: false,
    isMailed: true,
  };
  await owner.call('POST', `/api/orders/${id}/refunds`, { version, ...asked });
}

/** Payments and refunds that hang are old enough now to be asked about, and the job that does is due. */
async function chase(shop) {
  const { installation } = shop;
  await run(installation, [
    // One that was never answered is asked for by its key with the time that it was asked first.
    `update payments set asked_at = asked_at - interval '3 minutes' where provider_id is not null
      and status in ('asking', 'needs-method', 'needs-confirmation', 'processing')`,
    "update refunds set created_at = created_at - interval '3 minutes' where status = 'pending'",
    "update job_leases set last_run_at = null, until = portico_now() where name = 'chase-payments'",
  ]);
  const { buyers } = shop;
  const paid = buyers.filter(({ isPaid }) => isPaid).map(({ email }) => email);
  await waitFor(
    installation,
    'what was paid to be placed, and what is given back to be settled',
    `select 1 from orders where email = any($1) and placed_at is null
      union all select 1 from refunds where status = 'pending'`,
    [paid],
  );
}

async function makeDue({ installation }) {
  await run(installation, [
    "update orders set due_at = portico_now() - interval '1 minute' where state = 'awaitingPayment'",
    "update job_leases set last_run_at = null, until = portico_now() where name = 'chase-payments'",
  ]);
}

async function expire(shop) {
  await makeDue(shop);
  await settled(shop);
}

const settled = ({ installation }) =>
  waitFor(installation, 'payments to end', "select 1 from orders where state = 'awaitingPayment'");
const heard = ({ installation }) =>
  waitFor(installation, 'messages to be worked on', 'select 1 from payment_events where handled_at is null');
const consumed = ({ installation }) =>
  waitFor(
    installation,
    'events to be consumed',
    `select 1 from events event where event.position is null or event.position >
      (select position from event_consumers where name = 'mail-orders')`,
  );

/** What the night does, now: nothing is to differ. */
async function compare({ installation }) {
  await run(installation, [
    'delete from payment_comparisons',
    "update job_leases set last_run_at = null, until = portico_now() where name = 'compare-payments'",
  ]);
  await waitFor(
    installation,
    'the comparison with Stripe',
    'select 1 where not exists (select from payment_comparisons where compared_at is not null)',
  );
  const db = await installation.connect();
  const { rows } = await db.query('select kind, subject, here, there from payment_differences');
  await db.end();
  if (rows.length > 0) throw new Error(`It differs from Stripe: ${JSON.stringify(rows)}`);
}

async function run(installation, statements) {
  const db = await installation.connect();
  for (const statement of statements) await db.query(statement);
  await db.end();
}

/** Until a query finds nothing any more. */
async function waitFor(installation, what, query, values = []) {
  const db = await installation.connect();
  await until(what, async () => (await db.query(query, values)).rows.length === 0);
  await db.end();
}

async function expectWhole(shop) {
  await consumed(shop);
  const db = await shop.installation.connect();
  const faults = await findPaymentFaults(db, shop);
  await db.end();
  if (faults.length > 0) throw new Error(`After a kill: ${faults.join('\n')}`);
}
