import { defineMessages } from '../define-messages.ts';

/** What is said of plans where products are shown, in the subscription checkout and after it (COMM-46 to COMM-49, ORD-33). */
export const subscriptionPlans = defineMessages('subscriptionPlans', {
  everyWeek: '{price} every week',
  everyMonth: '{price} every month',
  everyYear: '{price} every year',
  everyWeeks: '{price} every {count, plural, one {# week} other {# weeks}}',
  everyMonths: '{price} every {count, plural, one {# month} other {# months}}',
  everyYears: '{price} every {count, plural, one {# year} other {# years}}',
  forWeeks: '{plan} for {count, plural, one {# week} other {# weeks}}',
  forMonths: '{plan} for {count, plural, one {# month} other {# months}}',
  forYears: '{plan} for {count, plural, one {# year} other {# years}}',
  subscribe: 'Subscribe',
  title: 'Subscription',
  summary: 'Your subscription',
  firstCharge: 'First charge on {day}',
  nextCharge: 'Next charge on {day}',
  lastCharge: 'Last charge on {day}',
  allCharges: 'All charges together',
  untilCanceled: 'It goes on until you cancel it.',
  onlyCharge: 'Nothing more is charged.',
  automatic: 'Each later charge is made with the same way to pay.',
  byHand: 'You get an invoice for each later charge.',
  agreement: 'You agree to pay {plan}. You can cancel at any time.',
  confirmed: 'Subscription confirmed',
  received: 'Subscription received',
  confirmedText: 'Thank you. You have subscribed to {title}.',
});
