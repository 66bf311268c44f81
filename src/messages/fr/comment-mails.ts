import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nouveau commentaire sur {site}} other {# nouveaux commentaires sur {site}}}',
  on: '{name} sur « {title} »',
  waits: 'Il attend que quelqu’un l’approuve.',
  more: '{count, plural, one {Un autre figure dans la liste.} other {# autres figurent dans la liste.}}',
  open: 'Lire et décider',
  note: 'Vous avez demandé ces e-mails dans la liste des commentaires ; vous pouvez aussi y mettre fin.',
});
