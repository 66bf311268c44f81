import { defineMessages } from '../../define-messages.ts';

/** What the panel of a product says of its plan. */
export const subscriptionFields = defineMessages('subscriptionFields', {
  title: 'Subscription',
  sell: 'Sell as a subscription',
  sellText: 'It is charged again and again, and has a checkout of its own in place of the cart.',
  every: 'Charged every',
  unit: 'Weeks, months or years',
  weeks: 'Weeks',
  months: 'Months',
  years: 'Years',
  everyInvalid: 'Enter a whole number from 1 to {max}.',
  cycles: 'Charges in all',
  cyclesHelp: 'Leave it empty to charge until it is canceled.',
  cyclesInvalid: 'Enter a whole number from 1 to {max}, or nothing.',
  plan: 'subscription plan',
});
