import { defineMessages } from '../define-messages.ts';

/** What mails about the renewals of subscriptions say, to who pays and to who looks after orders. */
export const renewalMails = defineMessages('renewalMails', {
  failedSubject: 'Payment for {product} failed',
  failedLead: 'The payment of {amount} for your subscription to {product} at {site} did not go through.',
  confirmSubject: 'Please confirm the payment for {product}',
  confirmLead:
    'Your bank wants you to confirm the payment of {amount} for your subscription to {product} at {site}.',
  triesAgain: 'We try it again on {day}. You can also pay now, or change the way to pay.',
  payUntil: 'We do not try it again. Please pay by {day}, so that your subscription goes on.',
  pay: 'Pay {amount}',
  confirm: 'Confirm the payment',
  manage: 'See your subscription',
  endedSubject: 'Your subscription to {product} has ended',
  endedLead:
    'Your subscription to {product} at {site} has ended, since {amount} was not paid. Nothing is charged any more.',
  restsSubject: 'Your subscription to {product} is paused',
  restsLead:
    'Your subscription to {product} at {site} is paused, since {amount} was not paid. Nothing is charged until it goes on.',
  reminderSubject: '{product} renews on {day}',
  reminderLead: 'Your subscription to {product} at {site} renews on {day}. It costs {amount}.',
  reminderMethod: 'It is paid with {method}.',
  reminderCancel: 'If you do not want that, you can cancel it before.',
  trialSubject: 'Your trial of {product} ends on {day}',
  trialLead: 'Your trial of {product} at {site} ends on {day}. {amount} is charged then.',
  trialCancel: 'If you cancel before then, nothing is charged, and you keep access until that day.',
  noStockSubject: '{product} is not in stock',
  noStockLead:
    'What your subscription to {product} at {site} sends you next is not in stock. Nothing is charged. We look again each day for 14 days.',
  priceSubject: 'New price for {product}',
  priceLead:
    'From the renewal on {day} on, your subscription to {product} at {site} costs {amount} in place of {before}.',
  priceCancel: 'If you do not want that, you can cancel your subscription until then.',
  troubleSubject: 'Subscription to {product}: payment failed',
  troubleFailed:
    'The renewal of {product} by {buyer} could not be charged: {amount}. It is tried again on {day}.',
  troubleFailedLast:
    'The renewal of {product} by {buyer} could not be charged for the last time: {amount}. If it is not paid by {day}, the subscription ends or is paused.',
  troubleStockSubject: 'Subscription to {product}: not in stock',
  troubleStock:
    'There are not enough pieces of {product} for the renewal of {buyer}. Nothing was charged. It is tried again each day for 14 days.',
  troubleSkippedSubject: 'Subscription to {product}: renewals skipped',
  troubleSkipped:
    'Your site took no money at the time, so {count, plural, one {one renewal} other {# renewals}} of {product} by {buyer} will not be charged. The subscription goes on.',
  troubleEndedSubject: 'Subscription to {product}: ended',
  troubleEnded: 'The subscription of {buyer} to {product} was canceled, since {amount} was not paid.',
  troubleRestsSubject: 'Subscription to {product}: paused',
  troubleRests: 'The subscription of {buyer} to {product} is paused, since {amount} was not paid.',
  open: 'Open the subscription',
});
