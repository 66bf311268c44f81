import { defineMessages } from '../../define-messages.ts';

/** What the list of addresses that led nowhere says (FIND-56). */
export const notFoundAddresses = defineMessages('notFoundAddresses', {
  dismissed: '{path} is dismissed.',
  putBackDone: '{path} is on the list again.',
  makeRedirect: 'Make a redirect',
  dismiss: 'Dismiss',
  putBack: 'Put back',
  search: 'Search addresses',
  show: 'Show',
  open: 'Open',
  areDismissed: 'Dismissed',
  title: 'Addresses not found',
  address: 'Address',
  linkedFrom: 'Linked from <link>{referrer}</link>',
  requests: 'Requests',
  last: 'Last',
  howCounted:
    'Counted by the minute, without queries or anything about visitors; each stays for {days, plural, one {# day} other {# days}} after the last request.',
  noMatch: 'No address matches “{search}”',
  noneDismissed: 'Nothing is dismissed',
  none: 'No address led nowhere',
  notWritten: 'Whoever runs this installation has chosen that they are not written down.',
  noneText:
    'When visitors follow a link to a page that is not there, its address is here within a minute, for {days, plural, one {# day} other {# days}}.',
});
