/** What must not be there, of any order: each query finds what is wrong, and says what. */
const FAULTS = {
  'numbers are not 1, 2, 3 …': `select count(*) as orders, max(number) as last from orders
    having count(*) <> coalesce(max(number), 0) or count(*) <> count(number)`,
  'movements do not add up to the stock': `select variant_id, quantity from variant_stock stock
    where quantity <> (select sum(effect) from stock_movements moved
      where moved.site_id = stock.site_id and moved.variant_id = stock.variant_id)`,
  'an order does not hold its pieces, or holds those that were given back': `select orders.id, state, reservation
    from orders where (select coalesce(sum(effect), 0) from stock_movements moved
        where moved.site_id = orders.site_id and moved.order_id = orders.id)
      <> case when reservation in ('held', 'kept') then
        -(select sum(pieces) from order_lines line where line.site_id = orders.site_id and line.order_id = orders.id)
        else 0 end`,
  'pieces were sold twice, or not at all': `select orders.id, state from orders
    where (select coalesce(sum(pieces), 0) from stock_movements moved
        where moved.site_id = orders.site_id and moved.order_id = orders.id and kind = 'sold')
      <> case when state = 'pending' then
        (select sum(pieces) from order_lines line where line.site_id = orders.site_id and line.order_id = orders.id)
        else 0 end`,
  'a canceled order holds pieces': `select id from orders where state = 'canceled' and reservation <> 'released'`,
  'an order has not one payment, or another sum': `select id, paid, total from orders
    where (select count(*) from payments where payments.site_id = orders.site_id and order_id = orders.id) <> 1
      or paid <> (select sum(paid) from payments where payments.site_id = orders.site_id and order_id = orders.id)
      or paid <> case when state = 'pending' then total else 0 end`,
  'something stands twice in a timeline, or is missing': `select orders.id, state, kinds from orders
    cross join lateral (select array_agg(kind order by kind) as kinds from order_events event
      where event.site_id = orders.site_id and event.order_id = orders.id and kind in ('placed', 'paid', 'canceled')) as told
    where kinds <> case state when 'received' then array['placed'] when 'pending' then array['paid', 'placed']
      else array['canceled', 'placed'] end`,
  'a mail is missing, or there twice': `select orders.id, state, kinds, written from orders
    cross join lateral (select array_agg(kind order by kind) as kinds from sent_order_mails sent
      where sent.site_id = orders.site_id and sent.order_id = orders.id) as noted
    cross join lateral (select count(*) as written from outbox_mails where recipient = orders.email) as mails
    where written <> case state when 'received' then 1 else 2 end
      or kinds <> case state when 'received' then array['new', 'received']
        when 'pending' then array['confirmed', 'new', 'received']
        else array['canceled', 'new', 'received', 'unpaid'] end`,
};

/** What is wrong in the database with the orders of some buyers; empty where all is as it should be. */
export async function findShopFaults(db, buyers) {
  const faults = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const { rows } = await db.query(
    'select email, state, count(*)::int as count from orders group by email, state',
  );
  const known = new Map(rows.map((row) => [row.email, row]));
  for (const { email, orderPath, isShort, isPaid } of buyers) {
    const { count = 0, state = null } = known.get(email) ?? {};
    if (orderPath !== null && count !== 1) faults.push(`${email} was told of an order, and has ${count}`);
    if (isShort && count > 0) faults.push(`${email} was told that nothing is left, and has an order`);
    if (isPaid && state !== 'pending') faults.push(`${email} has paid, and the order is ${state}`);
  }
  return faults;
}
