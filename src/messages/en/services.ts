import { defineMessages } from '../define-messages.ts';

/** What links to accounts and services say. */
export const services = defineMessages('services', {
  followAt: 'Follow @{account} on {service}',
  follow: 'Follow {account} on {service}',
  reserve: 'Make a reservation on {service}',
  bookTable: 'Book a table on {service}',
  bookWith: 'Book with {service}',
  calendarFrom: 'The calendar comes from {service}.',
  calendarOf: 'Calendar of {service}',
  rssFeed: 'RSS feed',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
});
