import { defineMessages } from '../../define-messages.ts';

/** What the owner chooses from to print orders. */
export const orderPrinting = defineMessages('orderPrinting', {
  print: 'Print',
  slips: 'Packing slips',
  pricedSlips: 'Packing slips with prices',
  receipts: 'Receipts',
  selected: '{count, plural, one {# order selected} other {# orders selected}}',
  clear: 'Clear selection',
  tooMany: 'Choose up to 100 orders to print them at once.',
});
