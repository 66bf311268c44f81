import { defineMessages } from '../define-messages.ts';

/** What the mails of a shop say that are no duty, and the pages that end them. */
export const storeReminders = defineMessages('storeReminders', {
  abandonedSubject: 'Your cart at {site}',
  abandonedLead: 'You left these items in your cart at {site}.',
  backToCart: 'Back to the cart',
  abandonedWhy:
    'You get this email once, because you entered your address at our checkout. The link to the cart works for 30 days. No more reminders of carts: {link}',
  endAbandoned: 'Get no more reminders of your cart?',
  abandonedEnded: 'You get no more reminders of your cart.',
  endBackInStock: 'Get no more emails about items that are back?',
  backInStockEnded: 'You get no more emails about items that are back.',
  end: 'End these emails',
  undo: 'Undo',
  undone: 'You get these emails again.',
  deadLink: 'This link does not work.',
});
