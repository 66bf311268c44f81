import { defineMessages } from '../../define-messages.ts';

/** What is said about what is done to many contacts at once (CRM-13). */
export const contactRuns = defineMessages('contactRuns', {
  chooseAll: 'Choose all that match',
  allChosen: 'All that match are chosen',
  clear: 'Choose none',
  addToList: 'Add to mailing list…',
  addToListTitle: 'Add to a mailing list',
  addToListText: 'No mail is sent. Who has left the list stays off it.',
  list: 'Mailing list',
  consent: 'Where their agreement comes from',
  consentText: 'Kept as proof. Without it they wait until they have confirmed.',
  add: 'Add',
  export: 'Export',
  erase: 'Erase…',
  eraseTitle: 'Erase these people?',
  eraseText:
    '{count, plural, one {# person goes with all data, but for comments and orders, which stay without a name.} other {# people go with all data, but for comments and orders, which stay without a name.}} Subscriptions that still run end at once. This cannot be undone.',
  eraseNow: 'Erase for good',
  runLabel: 'Label added: {name}',
  runUnlabel: 'Label removed: {name}',
  runList: 'Added to the mailing list {name}',
  runExport: 'Export',
  runErase: 'Erasure',
  progress: '{done, number} of {total, number}',
  stop: 'Stop',
  done: '{changed, number} of {total, number} people changed.',
  exported:
    '{total, plural, one {# person is in the file. It is there for 24 hours.} other {# people are in the file. It is there for 24 hours.}}',
  stopped: 'Stopped after {done, number} of {total, number}.',
  download: 'Download',
  dismiss: 'Dismiss',
});
