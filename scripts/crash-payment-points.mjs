import { setTimeout as wait } from 'node:timers/promises';
import { atCommit, atStatement } from './crash-points.mjs';

const LIMIT_MS = 60_000;

/**
 * Where payments are killed, by name: what is under way (`place`, `comeBack`, `hear`, `refund`, `expire`), and the statement or
 * the call of the provider at which it stands still by then.
 */
export function paymentPoints(stripe) {
  const begin = /^POST \/v1\/checkout\/sessions [^ ]+$/;
  const look = /^GET \/v1\/checkout\/sessions\//;
  const refund = /^POST \/v1\/refunds /;
  const end = /^POST \/v1\/checkout\/sessions\/[^/]+\/expire/;
  return [
    atCommit('reserved, before Stripe is asked', 'place', 'insert on payments'),
    atCall(stripe, 'asked for the page, which Stripe never hears', 'place', begin, 'before'),
    atCall(stripe, 'with a page whose answer is lost', 'place', begin, 'after'),
    atStatement(
      'with a page whose id is not stored',
      'place',
      'before update on payments',
      'old.provider_id is null and new.provider_id is not null',
    ),
    atCommit(
      'in the commit of the id of its page',
      'place',
      'update on payments',
      'old.provider_id is null and new.provider_id is not null',
    ),
    atCall(stripe, 'with the money, before Stripe says so', 'comeBack', look, 'after'),
    atStatement(
      'with the money, before it is stored',
      'comeBack',
      'before update on payments',
      'new.paid > old.paid',
    ),
    atStatement(
      'with the money, before the pieces count as sold',
      'comeBack',
      'before insert on stock_movements',
      "new.kind = 'sold'",
    ),
    atStatement('with the money and its number', 'comeBack', 'after update of number on orders'),
    atCommit('in the commit that places what is paid', 'comeBack', 'update on orders', 'new.paid > old.paid'),
    atStatement(
      'before the mail that confirms what is paid',
      'comeBack',
      'before insert on sent_order_mails',
      "new.kind = 'confirmed'",
    ),
    atStatement(
      'between the mails about what is paid',
      'comeBack',
      'before insert on sent_order_mails',
      "new.kind = 'new'",
    ),
    atStatement('before a message is kept', 'hear', 'before insert on payment_events'),
    atCommit('in the commit of a message', 'hear', 'insert on payment_events'),
    atCall(stripe, 'working on a message, before Stripe is asked', 'hear', look, 'before'),
    atStatement(
      'working on a message, before the money is stored',
      'hear',
      'before update on payments',
      'new.paid > old.paid',
    ),
    atStatement(
      'with a message that is worked on, before it is noted',
      'hear',
      'before update on payment_events',
    ),
    atStatement('before a refund is written', 'refund', 'before insert on refunds'),
    atCommit('with a refund, before Stripe is asked', 'refund', 'insert on refunds'),
    atCall(stripe, 'asked for a refund, which Stripe never hears', 'refund', refund, 'before'),
    atCall(stripe, 'with a refund whose answer is lost', 'refund', refund, 'after'),
    atStatement(
      'with a refund whose answer is not stored',
      'refund',
      'before update on refunds',
      "new.status = 'succeeded'",
    ),
    atCommit('in the commit of a refund', 'refund', 'update on orders', 'new.refunded > old.refunded'),
    atCall(stripe, 'with a page that was ended, whose answer is lost', 'expire', end, 'after'),
    atCommit('in the commit of what expires', 'expire', 'update on orders', "new.state = 'expired'"),
  ];
}

/** A call of the provider: lost before anything happened there, or after all of it did. */
export function atCall(stripe, name, act, pattern, when) {
  const held = Promise.withResolvers();
  let isReached = false;
  return {
    name,
    act,
    async arm() {
      isReached = false;
      stripe.isLost = async (call, at) => {
        if (at !== when || !pattern.test(call)) return false;
        isReached = true;
        await held.promise;
        return true;
      };
    },
    async reached() {
      const deadline = Date.now() + LIMIT_MS;
      while (!isReached) {
        if (Date.now() > deadline) throw new Error(`Nothing came to the point: ${name}`);
        await wait(20);
      }
    },
    async disarm() {
      stripe.isLost = async () => false;
      held.resolve();
    },
  };
}
