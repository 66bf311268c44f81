import { defineMessages } from '../../define-messages.ts';

/** What lists and pages of Selling fold away on a narrow screen. */
export const sellingLists = defineMessages('sellingLists', {
  more: 'More actions',
  filters: 'Filters',
  filtersUsed: 'Filters ({count})',
});
