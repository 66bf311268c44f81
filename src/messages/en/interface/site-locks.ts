import { defineMessages } from '../../define-messages.ts';

/** What is said where a page, a collection or the whole site gets a password (MEMB-61). */
export const siteLocks = defineMessages('siteLocks', {
  set: 'Visitors are asked for this password now. Tell it to those who may see {place, select, page {this page} collection {this collection and what is in it} other {the site}}.',
  taken:
    'Everybody can see {place, select, page {this page} collection {this collection and what is in it} other {the site}} now.',
  isSet:
    'Visitors need the password to see {place, select, page {this page} collection {this collection and what is in it} other {the site}}.',
  tryAgain: 'Try again',
  title: 'Password',
  newPassword: 'New password',
  changePassword: 'Change password',
  setPassword: 'Set password',
  removePassword: 'Remove password',
  pageDescription:
    '4 to 128 characters. In force at once, without publishing. Search engines and feeds get nothing.',
  siteDescription: '4 to 128 characters. In force at once, without publishing.',
  settings: 'Settings',
  wholeSite: 'The whole site',
  wholeSiteDescription:
    'Visitors see the name of the site and a field for the password, nothing else. A single page gets a password in its settings.',
});
