import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;
/** Of the lock that everything waits for that has come to the point. */
const LOCK = 7381;

/**
 * Where the shop is killed, by name: what is done (`place`, `pay`, `expire`), and the statement at which its transaction
 * stands still by then. A trigger in the database holds it there, so that the product knows nothing of it. Another point is
 * another line; one outside of the database is an object with the same functions.
 */
export const CRASH_POINTS = [
  atStatement('before the order is written', 'place', 'before insert on orders'),
  atStatement('before its payment is written', 'place', 'before insert on payments'),
  atStatement(
    'before its pieces are reserved',
    'place',
    'before insert on stock_movements',
    "new.kind = 'reserved'",
  ),
  atStatement('with its movements but not the quantity', 'place', 'before update on variant_stock'),
  atStatement('before its event is written', 'place', 'before insert on events', "new.type = 'order-placed'"),
  atStatement('with its number, before the commit', 'place', 'after update of number on orders'),
  atCommit('in the commit, before the answer', 'place', 'insert on orders'),
  atStatement(
    'committed, before its event has its place',
    'place',
    'before update on events',
    "new.type = 'order-placed' and old.position is null",
  ),
  atStatement(
    'before the mail to the buyer',
    'place',
    'before insert on sent_order_mails',
    "new.kind = 'received'",
  ),
  atStatement(
    'between the mails to buyer and owner',
    'place',
    'before insert on sent_order_mails',
    "new.kind = 'new'",
  ),
  atStatement(
    'with both mails, before the event counts as consumed',
    'place',
    'before update on event_consumers',
    "new.name = 'mail-orders' and new.position > old.position",
  ),
  atStatement(
    'with the money, before the order is paid',
    'pay',
    'after update on payments',
    'new.paid > old.paid',
  ),
  atStatement(
    'before its pieces count as sold',
    'pay',
    'before insert on stock_movements',
    "new.kind = 'sold'",
  ),
  atCommit('in the commit of a payment', 'pay', 'update on orders', 'new.paid > old.paid'),
  atStatement(
    'before pieces that were not paid come back',
    'expire',
    'before insert on stock_movements',
    "new.kind = 'released'",
  ),
  atCommit('in the commit of a cancellation', 'expire', 'update on orders', "new.state = 'canceled'"),
];

export function atStatement(name, act, on, when = 'true') {
  return atTrigger(name, act, `create trigger crash_here ${on} for each row when (${when})`);
}

/** Where all is written and the commit was asked for: it takes effect, but nobody hears of it. */
export function atCommit(name, act, on, when = 'true') {
  const trigger = `create constraint trigger crash_here after ${on} deferrable initially deferred`;
  return atTrigger(name, act, `${trigger} for each row when (${when})`);
}

function atTrigger(name, act, trigger) {
  const table = / on (\w+) /.exec(trigger)?.[1];
  return {
    name,
    act,
    /** From here on whatever comes to the point stands still, until the connection ends. */
    async arm(db) {
      await db.query('select pg_advisory_lock($1)', [LOCK]);
      await db.query(`create function crash_here() returns trigger language plpgsql as $$ begin
        perform pg_advisory_lock_shared(${LOCK});
        perform pg_advisory_unlock_shared(${LOCK});
        return new;
      end $$`);
      await db.query(`${trigger} execute function crash_here()`);
    },
    /** Once something stands there. */
    async reached(db) {
      const deadline = Date.now() + LIMIT_MS;
      while (Date.now() < deadline) {
        const { rows } = await db.query(
          "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
          [LOCK],
        );
        if (rows.length > 0) return;
        await wait(20);
      }
      throw new Error(`Nothing came to the point: ${name}`);
    },
    async disarm(db) {
      await db.query(`drop trigger if exists crash_here on ${table}`);
      await db.query('drop function if exists crash_here()');
    },
  };
}
