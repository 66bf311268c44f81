import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: '{person} vous a mentionné sur {page}',
  lead: '{person} vous mentionne dans un commentaire sur {page}, site {site}.',
  comment: 'Commentaire',
  open: 'Voir le commentaire',
});
