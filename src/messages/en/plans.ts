import { defineMessages } from '../define-messages.ts';

/** What published sites say of the plans of their members, and of what these cost (MEMB-46 to MEMB-57). */
export const plans = defineMessages('plans', {
  billing: 'How you pay',
  monthly: 'Monthly',
  yearly: 'Yearly',
  once: '{price}, paid once',
  saving: 'You save {percent}%',
  trial: '{days, plural, one {# day} other {# days}} for free, then {price}',
  tryIt: 'Try for free',
  yours: 'Your plan',
  nextCharge: 'The next charge of {price} is on {date}.',
  freeUntil: 'Free until {date}, then {price}.',
  endsOn: 'Your access ends on {date}.',
  pastDue: 'A payment failed. Your access ends on {date} unless it is paid before.',
  given: 'You have this plan without paying for it.',
  paidOnce: 'Paid once, without an end.',
  manage: 'Payments and cancellation',
  welcome: 'You are a member',
  begun: 'You have the plan {plan} now.',
  begins: 'Your plan {plan} begins once your payment has arrived.',
});
