import { defineMessages } from '../../define-messages.ts';

/** What mails about low stock say. */
export const stockMails = defineMessages('stockMails', {
  soldOut: '{name} is sold out',
  few: '{left, plural, one {Only # left: {name}} other {Only # left: {name}}}',
  several: '{count, plural, one {# variant is low in stock} other {# variants are low in stock}}',
  open: 'Open the inventory',
});
