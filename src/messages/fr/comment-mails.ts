import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nouveau commentaire sur {site}} other {# nouveaux commentaires sur {site}}}',
  on: '{name} sur « {title} »',
  waits: 'Il attend que quelqu’un l’approuve.',
  more: '{count, plural, one {Un autre figure dans la liste.} other {# autres figurent dans la liste.}}',
  open: 'Lire et décider',
  note: 'Vous avez demandé ces e-mails dans la liste des commentaires ; vous pouvez aussi y mettre fin.',
  replySubject: '{name} vous a répondu sur {site}',
  replyOn: '{name} a répondu sur « {title} »',
  readReply: 'Lire et répondre',
  replyNote: 'Vous avez demandé des e-mails au sujet des réponses.',
  leaveThread: 'Plus rien sur ce fil',
  leaveAll: 'Plus rien du tout',
  confirmSubject: 'Des e-mails au sujet des réponses sur {site} ?',
  confirmLead:
    'Quelqu’un a commenté « {title} » sur {site} avec cette adresse et souhaite être prévenu des réponses. Si c’était vous, veuillez le confirmer.',
  confirmButton: 'M’écrire pour les réponses',
  confirmNote: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  noteOwn: 'Vous avez demandé ces e-mails dans les réglages d’un élément ; vous pouvez aussi y mettre fin.',
  readOnSite: 'Lire sur le site',
});
