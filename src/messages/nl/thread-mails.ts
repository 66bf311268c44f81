import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: '{person} heeft u genoemd bij {page}',
  lead: '{person} heeft u genoemd in een opmerking bij {page} op {site}.',
  comment: 'Opmerking',
  open: 'Opmerking bekijken',
});
