import { defineMessages } from '../../define-messages.ts';

/** What a field says in which one page or collection is chosen. */
export const pageField = defineMessages('pageField', {
  pages: 'Pages',
  searchPages: 'Search pages',
  pagesNotLoaded: 'Unable to load pages.',
  loadingPages: 'Loading pages',
  deletedPage: 'A page that was deleted',
  noPage: 'No page found.',
  collections: 'Collections',
  searchCollections: 'Search collections',
  collectionsNotLoaded: 'Unable to load collections.',
  loadingCollections: 'Loading collections',
  deletedCollection: 'A collection that was deleted',
  noCollection: 'No collection found. Blogs and galleries are added under Pages.',
  choose: 'Choose…',
  loading: 'Loading…',
  notLoaded: 'Unable to load',
  tryAgain: 'Try again',
  untitled: 'Untitled',
  more: '{count, number} more. Search to find them.',
  overMore: 'Over {count, number} more. Search to find them.',
});
