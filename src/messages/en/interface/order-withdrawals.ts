import { defineMessages } from '../../define-messages.ts';

/** What the screens of the shop say about withdrawals from contracts. */
export const orderWithdrawals = defineMessages('orderWithdrawals', {
  title: 'The buyer withdrew from the contract',
  text: 'Received on {date}. Money and stock wait for you: refund or cancel what it is about, then mark it as done.',
  done: 'Mark as done',
  isDone: 'The withdrawal is marked as done',
  waiting: '{count, plural, one {# withdrawal from a contract} other {# withdrawals from contracts}}',
  setting: 'Withdrawal',
  settingText:
    'Buyers with a delivery or billing address in the European Union withdraw from the contract on the page of their order, without signing in. You get a task; money and stock wait for you.',
  offered: 'Offer it',
  auto: 'When the store ships to the EU',
  on: 'Always',
  off: 'Never',
  days: 'Days after the last fulfilment',
});
