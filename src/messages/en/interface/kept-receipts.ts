import { defineMessages } from '../../define-messages.ts';

/** What the list of receipts of people who were erased says. */
export const keptReceipts = defineMessages('keptReceipts', {
  title: 'Kept receipts',
  lead: 'Receipts of people who were erased. Name and address stay on them alone, as long as the settings of the store say.',
  nothing: 'No kept receipts',
  nothingText: 'Once somebody is erased who has bought something, their receipts are here.',
  printPage: 'Print this page',
  number: 'Receipt',
  receipt: 'Receipt {number}',
  name: 'Name',
  placed: 'Ordered',
  until: 'Kept until',
  total: 'Total',
});
