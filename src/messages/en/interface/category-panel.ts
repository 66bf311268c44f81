import { defineMessages } from '../../define-messages.ts';

/** What the panel of a store page says of its categories, and of how its list is narrowed. */
export const categoryPanel = defineMessages('categoryPanel', {
  categories: 'Categories',
  add: 'Add category',
  addWithin: 'Add a category in “{name}”',
  edit: 'Name and address',
  within: 'Add a category in it',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name',
  address: 'Address',
  nameNeeded: 'Enter a name.',
  nameTaken: 'A category with this name is already there.',
  addressTaken: 'Another category has this address.',
  none: 'No categories yet. Visitors find products faster with them.',
  actionsOf: 'Actions for {name}',
  atMost: 'A store page holds at most {count} categories.',
  stepAdd: 'Add category',
  stepEdit: 'Change category',
  stepMove: 'Move category',
  stepRemove: 'Remove category',
  pageSize: 'Products on a page',
  showFilters: 'Search, filters and sorting',
  showQuickView: 'Quick view of products',
});
