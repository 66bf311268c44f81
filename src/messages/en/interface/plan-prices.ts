import { defineMessages } from '../../define-messages.ts';

/** What owners read of the prices of plans (MEMB-47, MEMB-52, MEMB-56). */
export const planPrices = defineMessages('planPrices', {
  picture: 'Picture',
  price: 'Price',
  free: 'Free',
  once: 'Paid once',
  monthly: 'Every month',
  yearly: 'Every year',
  both: 'Every month or every year',
  amount: 'Price',
  monthlyAmount: 'Price of a month',
  yearlyAmount: 'Price of a year',
  amountWrong: 'Enter an amount above 0.',
  priceText: 'Members pay in the checkout of the shop: how you are paid stands under Selling → Payments.',
  keepPrice: 'A new price holds for new members. Present ones keep theirs until you move them.',
  trial: 'Days to try it for free',
  trialText: 'Empty: paid from the first day on. Each email address has one trial of a plan.',
  trialWrong: 'A whole number from 1 to 90, or nothing.',
  everyMonth: '{price} every month',
  everyYear: '{price} every year',
  onceIt: '{price} once',
  eitherWay: '{monthly} every month or {yearly} every year',
});
