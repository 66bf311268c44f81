import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: '{person} le mencionó en {page}',
  lead: '{person} le mencionó en un comentario sobre {page}, en {site}.',
  comment: 'Comentario',
  open: 'Ver el comentario',
});
