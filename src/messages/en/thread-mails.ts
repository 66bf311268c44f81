import { defineMessages } from '../define-messages.ts';

/** What mails about comments of those who work on a page say. */
export const threadMails = defineMessages('threadMails', {
  subject: '{person} mentioned you on {page}',
  lead: '{person} mentioned you in a comment on {page}, {site}.',
  comment: 'Comment',
  open: 'See the comment',
});
