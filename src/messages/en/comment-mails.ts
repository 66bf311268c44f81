import { defineMessages } from '../define-messages.ts';

/** What mails about comments say (COMT-27). */
export const commentMails = defineMessages('commentMails', {
  subject: '{count, plural, one {New comment on {site}} other {# new comments on {site}}}',
  on: '{name} on “{title}”',
  waits: 'It waits until somebody approves it.',
  more: '{count, plural, one {One more is on the list.} other {# more are on the list.}}',
  open: 'Read and decide',
  note: 'You asked for these mails in the list of comments, where you can also end them.',
});
