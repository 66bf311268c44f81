import { defineMessages } from '../define-messages.ts';

/** What the mails of a shop say that are no duty, and the pages that end them. */
export const storeReminders = defineMessages('storeReminders', {
  abandonedSubject: 'Your cart at {site}',
  abandonedLead: 'You left these items in your cart at {site}.',
  backToCart: 'Back to the cart',
  abandonedWhy:
    'You get this email once, because you entered your address at our checkout. The link to the cart works for 30 days.',
  endAbandoned: 'Get no more reminders of your cart?',
  abandonedEnded: 'You get no more reminders of your cart.',
  endBackInStock: 'Get no more emails about items that are back?',
  backInStockEnded: 'You get no more emails about items that are back.',
  end: 'End these emails',
  undo: 'Undo',
  undone: 'You get these emails again.',
  deadLink: 'This link does not work.',
  backSubject: '{product} is back',
  backLead: '{product} can be bought again at {site}. You asked to hear of it.',
  seeProduct: 'See the product',
  backWhy: 'You get this email once, and do not wait for it any longer.',
  waitLink: 'Tell me when it is back',
  waitTitle: 'Hear when it is back',
  waitText:
    '{product} is sold out. Leave your email, and you get one mail when it is back. You are signed up for nothing else.',
  waitSubmit: 'Tell me',
  waiting: 'You get one mail when {product} is back.',
  waitsForMany: 'This email waits for 20 items already.',
  backToProduct: 'Back to the product',
});
