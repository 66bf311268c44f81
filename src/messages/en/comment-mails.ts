import { defineMessages } from '../define-messages.ts';

/** What mails about comments say (COMT-27). */
export const commentMails = defineMessages('commentMails', {
  subject: '{count, plural, one {New comment on {site}} other {# new comments on {site}}}',
  on: '{name} on “{title}”',
  waits: 'It waits until somebody approves it.',
  more: '{count, plural, one {One more is on the list.} other {# more are on the list.}}',
  open: 'Read and decide',
  note: 'You asked for these mails in the list of comments, where you can also end them.',
  replySubject: '{name} replied to you on {site}',
  replyOn: '{name} replied on “{title}”',
  readReply: 'Read and answer',
  replyNote: 'You asked for mails about replies.',
  leaveThread: 'No more about this thread',
  leaveAll: 'No more at all',
  confirmSubject: 'Mails about replies on {site}?',
  confirmLead:
    'Somebody commented on “{title}” on {site} with this address, and wants to be mailed about replies. If it was you, please confirm it.',
  confirmButton: 'Mail me about replies',
  confirmNote: 'If it was not you, you need to do nothing.',
  noteOwn: 'You asked for these mails in the settings of an item, where you can also end them.',
  readOnSite: 'Read on the site',
});
