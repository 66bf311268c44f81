import { defineMessages } from '../../define-messages.ts';

/** What is asked before something is deleted that visitors can reach (FIND-55, EDIT-189). */
export const pageRemoval = defineMessages('pageRemoval', {
  findNothing: 'Find nothing',
  findNothingText: 'The address answers “not found” (404).',
  ledToPage: 'Are led to another page',
  ledToAddress: 'Are led to another address',
  toldGone: 'Are told that it is gone',
  toldGoneText: 'Search engines forget it soon (410).',
  choosePage: 'Choose the page that visitors are led to.',
  title: 'Delete “{name}”?',
  delete: 'Delete',
  visitorsAtAll: 'Visitors at its address, and at those of its items',
  visitors: 'Visitors at its address',
  page: 'Page',
  address: 'Address',
  addressText: 'An address of this site, or one with https://',
  collectionText:
    'The collection and all its items are taken off the site at once. You can restore them from the trash for 30 days. Menus and the footer lead to it no longer.',
  pageText:
    'The page is taken off the site at once. You can restore it from the trash for 30 days. Menus and the footer lead to it no longer.',
  linksUnknown: 'Which texts link to it could not be found out.',
  quoted: '“{title}”',
  linksLedOn:
    '{more, plural, =0 {Links on {names} lead to it.} other {Links on {names} and # more lead to it.}} They will lead where you choose here.',
  linksLeadNowhere:
    '{more, plural, =0 {Links on {names} lead to it.} other {Links on {names} and # more lead to it.}} They will lead nowhere.',
});
