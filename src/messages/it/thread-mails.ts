import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: '{person} L’ha menzionata su {page}',
  lead: '{person} L’ha menzionata in un commento su {page}, nel sito {site}.',
  comment: 'Commento',
  open: 'Vedere il commento',
});
