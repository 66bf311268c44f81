import { defineMessages } from '../../define-messages.ts';

/** What differs between a shop and its payment provider. */
export const paymentComparison = defineMessages('paymentComparison', {
  title: 'Comparison with your payment provider',
  text: 'Each night the payments and refunds of the last 7 days are compared with those at the provider.',
  equal: 'Last compared on {date}: everything is equal.',
  differ:
    '{count, plural, one {# difference is open.} other {# differences are open.}} Last compared on {date}.',
  unanswered: '{provider} did not answer on {date}. It is asked again each hour.',
  differences: 'Differences',
  paymentOf: 'Payment of order {number}',
  refundOf: 'Refund of order {number}',
  paymentAlone: 'Payment without a placed order',
  refundAlone: 'Refund without a placed order',
  sums: 'In your shop {here}, at {provider} {there}',
  unknown: 'unknown',
  known: 'At {provider} as {id}',
  found: 'Found on {date}',
  putRight: 'Put right by itself on {date}',
  byHand: 'Marked as settled on {date}',
  settle: 'Mark as settled',
  settleOne: 'Mark as settled: {what}',
  settled: 'The difference is marked as settled.',
});
