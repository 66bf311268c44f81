import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: '{person} hat Sie auf {page} erwähnt',
  lead: '{person} hat Sie in einem Kommentar zu {page} auf {site} erwähnt.',
  comment: 'Kommentar',
  open: 'Kommentar ansehen',
});
