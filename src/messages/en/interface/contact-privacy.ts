import { defineMessages } from '../../define-messages.ts';

/** What is said about copies and erasure of what is kept of a person (CRM-22 to CRM-27). */
export const contactPrivacy = defineMessages('contactPrivacy', {
  title: 'Personal data',
  text: 'Everything that the site keeps of this person, in one copy; or nothing of it any more.',
  copy: 'Download a copy',
  erase: 'Erase…',
  eraseTitle: 'Erase {name}?',
  eraseText: 'This cannot be undone. A job does it within 24 hours, mostly at once.',
  eraseNow: 'Erase for good',
  erasing: 'The person is being erased.',
  gone: 'goes',
  anonymous: 'stays without a name',
  memberships: 'Memberships',
  consents: 'Consents and lists',
  submissions: 'Answers to forms',
  comments: 'Comments',
  mails: 'Mails',
  contact: 'Contact with notes and labels',
  other: 'Other data',
  log: 'Exports and erasures',
  nothingLogged: 'Nothing was exported, imported or erased yet.',
  exported: '{count, plural, one {# person exported} other {# people exported}}',
  imported: '{count, plural, one {# person imported} other {# people imported}}',
  copied: 'A copy of one person’s data',
  erased: '{count, plural, one {# person erased} other {# people erased}}',
  formerAccount: 'Former account',
});
