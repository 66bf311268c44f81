import { defineMessages } from '../define-messages.ts';

/** What lists of posts and posts say around what was written. */
export const posts = defineMessages('posts', {
  breadcrumb: 'Breadcrumb',
  untitled: 'Untitled',
  tags: 'Tags',
  posts: 'Posts',
  previous: 'Previous',
  next: 'Next',
  nothingHere: 'Nothing here yet.',
  pages: 'Pages',
  newer: 'Newer posts',
  older: 'Older posts',
  position: 'Page {page} of {count}',
  guest: 'Guest',
  comments: '{count, plural, one {# comment} other {# comments}}',
  items: 'Items',
  previousItems: 'Previous items',
  nextItems: 'Next items',
});
