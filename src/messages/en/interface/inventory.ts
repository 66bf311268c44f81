import { defineMessages } from '../../define-messages.ts';

/** What the screen of the stock says, and the history of a variant. */
export const inventory = defineMessages('inventory', {
  inventory: 'Inventory',
  search: 'Search variants',
  searchText: 'By product, option or SKU',
  export: 'Export stock',
  loading: 'Loading the stock',
  none: 'Nothing to count yet',
  noneText: 'Once there are products, count here how many there are of each variant.',
  noMatch: 'No variant matches.',
  showAll: 'Show all variants',
  movements: 'History',
  movementsOf: 'History of {name}',
  loadingMovements: 'Loading the history',
  noMovements: 'Nothing was counted, bought or brought back yet.',
  what: 'What',
  when: 'When',
  effect: 'Change',
  left: 'Left',
  reserved: 'Ordered',
  released: 'Given back by an order that was not paid',
  sold: 'Sold',
  canceled: 'Given back by a cancellation',
  returned: 'Returned',
  counted: 'Counted',
  imported: 'Imported',
  orderNotPaid: 'Order that was not paid',
  order: 'Order {number}',
  soldMeanwhile:
    '{count, plural, one {# variant changed meanwhile: the difference you typed was applied.} other {# variants changed meanwhile: the differences you typed were applied.}}',
  skusAreDrafts:
    'The SKUs you changed here show on your site and in orders once their products are published.',
});
