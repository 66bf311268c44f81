import { STAND_IN_LIVE_KEY, StripeStandIn } from '../src/server/payments/stripe/testing/stripe-stand-in.ts';
import { CrashBuyer } from './crash-buyer.mjs';
import { createChangeId } from './crash-client.mjs';
import { killDuring, until } from './crash-during.mjs';
import { openShop } from './crash-orders.mjs';
import { renewalPoints } from './crash-renewal-points.mjs';

const DONORS = 3;
const AMOUNT = 1500;

/** What must not be there: each query finds what is wrong, and says what. */
const FAULTS = {
  'a charge is missing, or there twice': `select sub.id, sub.cycle, opened from subscriptions sub
    cross join lateral (select count(*) as opened from orders
      where orders.site_id = sub.site_id and orders.subscription_id = sub.id) as charges
    where opened <> sub.cycle`,
  'a charge is not paid once': `select orders.id, state, paid, total from orders
    where paid <> total or paid <> (select sum(payment.paid) from payments payment
      where payment.site_id = orders.site_id and payment.order_id = orders.id)`,
  'a subscription is not active': `select id, state from subscriptions where state <> 'active'`,
  'a receipt is missing, or there twice': `select email, count(*) as charges from orders group by email
    having count(*) <> (select count(*) from outbox_mails where recipient = email)`,
};

/**
 * Kills an installation between a charge that is due and the answer of its provider, every third time its database server too:
 * after each start every charge is there once, is paid once at the provider and here, and has one receipt (ORD-110, ORD-163).
 */
export async function crashRenewals(installation, rounds) {
  const stripe = await StripeStandIn.start();
  installation.environment = { STRIPE_API_URL: stripe.url };
  try {
    await installation.start();
    const owner = await installation.owner();
    await openShop(owner);
    await owner.call('PUT', '/api/payments/stripe', { secretKey: STAND_IN_LIVE_KEY });
    const page = await makeFund(owner);
    for (let donor = 0; donor < DONORS; donor += 1) await give(installation, stripe, page);
    const points = renewalPoints(stripe);
    for (let round = 1; round <= rounds; round += 1) {
      const point = points[(round - 1) % points.length];
      const isDatabaseKilled = round % 3 === 0;
      await killDuring(installation, { point, isDatabaseKilled }, () => makeDue(installation));
      await expectWhole(installation, stripe, DONORS * (round + 1));
      process.stdout.write(
        `renewals, round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}${point.name}; all charged, once\n`,
      );
    }
    process.stdout.write(
      `\n${rounds} kills; ${DONORS * (rounds + 1)} charges are there once, each paid once.\n`,
    );
  } finally {
    await installation.stop();
    await stripe.stop();
  }
}

/** A fund that is given to every month; what comes back is the address of its page. */
async function makeFund(owner) {
  await owner.call('POST', '/api/funds', {
    name: 'Trees',
    description: '',
    amounts: [{ amount: AMOUNT, label: '' }],
    takesOther: false,
    minimum: 100,
    feePercent: null,
    frequencies: ['month'],
    asksAddress: false,
    asksMessage: false,
    receiptText: '',
    questions: [],
  });
  const { pages } = await owner.call('GET', '/api/funds');
  return `/checkout/donate?donatePageId=${pages[0].id}`;
}

/** Somebody begins to give every month, by a card that is kept. */
async function give(installation, stripe, page) {
  const buyer = new CrashBuyer(installation.visitor(), `donor-${createChangeId()}@example.org`);
  await buyer.fillDonation(page, { amount: String(AMOUNT), frequency: 'month' });
  buyer.provider = 'stripe';
  await buyer.send();
  const session = buyer.payUrl.split('/').at(-1);
  stripe.pay(session, 'pay');
  await buyer.comeBack(stripe.ledger.sessions.get(session).success_url);
}

/** A month has gone by for every subscription, and the job that charges them is due. */
async function makeDue(installation) {
  await run(installation, [
    `update subscriptions set anchor_cycle = 1, anchor_at = portico_now() - make_interval(months => cycle, hours => 1),
      next_at = portico_now() - interval '1 hour' where next_at > portico_now()`,
    lease('renew-subscriptions'),
  ]);
}

const lease = (job) =>
  `update job_leases set last_run_at = null, until = portico_now() where name = '${job}'`;

async function run(installation, statements) {
  const db = await installation.connect();
  for (const statement of statements) await db.query(statement);
  await db.end();
}

async function expectWhole(installation, stripe, charges) {
  const db = await installation.connect();
  await until('all charges to be paid', async () => {
    // What hangs is old enough to be asked about, and the jobs that do are due.
    await db.query(`update payments set asked_at = asked_at - interval '3 minutes'
      where status in ('asking', 'needs-method', 'needs-confirmation', 'processing')`);
    await db.query(lease('renew-subscriptions'));
    await db.query(lease('chase-payments'));
    const { rows } = await db.query(`select count(*)::int as paid from orders where placed_at is not null`);
    return rows[0].paid >= charges;
  });
  await until('events to be consumed', async () => {
    const { rows } = await db.query(`select 1 from events event, event_consumers consumer
      where consumer.name in ('mail-donations', 'follow-charges')
        and (event.position is null or event.position > consumer.position)`);
    return rows.length === 0;
  });
  const faults = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  await db.end();
  const taken = [...stripe.ledger.intents.values()].reduce((sum, intent) => sum + intent.amount_received, 0);
  if (taken !== charges * AMOUNT)
    faults.push(`Stripe has taken ${taken} for ${charges} charges of ${AMOUNT}`);
  if (faults.length > 0) throw new Error(`After a kill: ${faults.join('\n')}`);
}
