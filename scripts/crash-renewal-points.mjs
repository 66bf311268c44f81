import { atCall } from './crash-payment-points.mjs';
import { atCommit, atStatement } from './crash-points.mjs';

/** Where renewals are killed: the statement or the call of the provider at which a charge stands still. */
export function renewalPoints(stripe) {
  const charge = /^POST \/v1\/payment_intents /;
  return [
    atStatement('before its order is written', 'renew', 'before insert on orders'),
    atCommit('opened, before Stripe is asked', 'renew', 'insert on payments'),
    atCall(stripe, 'asked for, which Stripe never hears', 'renew', charge, 'before'),
    atCall(stripe, 'charged, with its answer lost', 'renew', charge, 'after'),
    atStatement(
      'charged, before the money is stored',
      'renew',
      'before update on payments',
      'new.paid > old.paid',
    ),
    atCommit('in the commit of the money', 'renew', 'update on orders', 'new.paid > old.paid'),
  ];
}
