/** What must not be there, of any order that a provider is asked about: each query finds what is wrong, and says what. */
const FAULTS = {
  'numbers are not 1, 2, 3 …': `select count(*) as orders, max(number) as last from orders where placed_at is not null
    having count(*) <> coalesce(max(number), 0) or count(*) <> count(number)`,
  'an order has a number before it is paid': `select id from orders where placed_at is null and number is not null`,
  'movements do not add up to the stock': `select variant_id, quantity from variant_stock stock
    where quantity <> (select sum(effect) from stock_movements moved
      where moved.site_id = stock.site_id and moved.variant_id = stock.variant_id)`,
  'an order does not hold its pieces, or holds those that were given back': `select orders.id, state, reservation
    from orders where (select coalesce(sum(effect), 0) from stock_movements moved
        where moved.site_id = orders.site_id and moved.order_id = orders.id)
      <> case when state in ('awaitingPayment', 'pending') then
        -(select sum(pieces) from order_lines line where line.site_id = orders.site_id and line.order_id = orders.id)
        else 0 end`,
  'pieces were sold twice, or not at all': `select orders.id, state from orders
    where (select coalesce(sum(pieces), 0) from stock_movements moved
        where moved.site_id = orders.site_id and moved.order_id = orders.id and kind = 'sold')
      <> case when state = 'pending' then
        (select sum(pieces) from order_lines line where line.site_id = orders.site_id and line.order_id = orders.id)
        else 0 end`,
  'an order has not one payment, or another sum': `select id, state, paid, total from orders
    where (select count(*) from payments where payments.site_id = orders.site_id and order_id = orders.id) <> 1
      or paid <> (select sum(paid) from payments where payments.site_id = orders.site_id and order_id = orders.id)
      or paid <> case when state = 'pending' then total else 0 end
      or state not in ('awaitingPayment', 'pending', 'expired')`,
  'something stands twice in a timeline, or is missing': `select orders.id, state, kinds from orders
    cross join lateral (select coalesce(array_agg(kind order by kind), '{}') as kinds from order_events event
      where event.site_id = orders.site_id and event.order_id = orders.id and kind in ('placed', 'paid', 'expired', 'refunded')) as told
    where kinds <> case state when 'pending' then array['paid', 'placed'] when 'expired' then array['expired'] else '{}' end
      || case when refunded > 0 then array['refunded'] else '{}' end`,
  'a mail is missing, or there twice': `select orders.id, state, kinds, written from orders
    cross join lateral (select coalesce(array_agg(kind order by kind), '{}') as kinds from sent_order_mails sent
      where sent.site_id = orders.site_id and sent.order_id = orders.id) as noted
    cross join lateral (select count(*) as written from outbox_mails where recipient = orders.email) as mails
    where written <> case when state = 'pending' then 1 else 0 end + case when refunded > 0 then 1 else 0 end
      or kinds <> case when state = 'pending' then array['confirmed', 'new'] else '{}' end
        || case when refunded > 0 then array['refunded'] else '{}' end`,
};

/** What is wrong with the orders of some buyers, in the database and at the provider; empty where all is as it should be. */
export async function findPaymentFaults(db, { stripe, buyers }) {
  const faults = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const { rows: payments } =
    await db.query(`select payment.key, payment.paid::int as paid, payment.refunded::int as refunded,
    orders.state, orders.email from payments payment
    join orders on orders.site_id = payment.site_id and orders.id = payment.order_id`);
  faults.push(...moneyFaults(stripe.ledger, payments));
  const orders = Map.groupBy(payments, ({ email }) => email);
  for (const { email, isShort, isPaid } of buyers) {
    const own = orders.get(email) ?? [];
    if (own.length > 1) faults.push(`${email} has ${own.length} orders`);
    if (isShort && own.length > 0) faults.push(`${email} was told that nothing is left, and has an order`);
    if (isPaid && own[0]?.state !== 'pending')
      faults.push(`${email} has paid, and the order is ${own[0]?.state}`);
  }
  return faults;
}

/** Money at the provider that is not here, or the other way round; pages that were begun twice. */
function moneyFaults({ sessions, intents, refunds }, payments) {
  const faults = [];
  const known = new Map(payments.map((payment) => [payment.key, payment]));
  const pages = Map.groupBy(sessions.values(), ({ metadata }) => metadata.payment);
  for (const [key, begun] of pages) {
    if (begun.length > 1) faults.push(`${key} was begun ${begun.length} times`);
    if (!known.has(key)) faults.push(`${key} was begun without an order`);
  }
  const taken = Map.groupBy(intents.values(), ({ metadata }) => metadata.payment);
  for (const { key, paid, refunded, email } of payments) {
    const own = taken.get(key) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    const there = own.reduce((sum, { amount_received: amount }) => sum + amount, 0);
    const back = refunds
      .filter((each) => ids.has(each.payment_intent))
      .reduce((sum, { amount }) => sum + amount, 0);
    if (there !== paid) faults.push(`${email} has paid ${there} at Stripe and ${paid} here`);
    if (back !== refunded) faults.push(`${email} was given back ${back} at Stripe and ${refunded} here`);
  }
  return faults;
}
