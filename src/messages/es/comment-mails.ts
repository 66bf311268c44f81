import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nuevo comentario en {site}} other {# comentarios nuevos en {site}}}',
  on: '{name} en «{title}»',
  waits: 'Espera a que alguien lo apruebe.',
  more: '{count, plural, one {Hay uno más en la lista.} other {Hay # más en la lista.}}',
  open: 'Leer y decidir',
  note: 'Pediste estos correos en la lista de comentarios, donde también puedes terminarlos.',
  replySubject: '{name} te ha respondido en {site}',
  replyOn: '{name} ha respondido en «{title}»',
  readReply: 'Leer y responder',
  replyNote: 'Pediste correos sobre las respuestas.',
  leaveThread: 'No más sobre este hilo',
  leaveAll: 'No más en absoluto',
  confirmSubject: '¿Correos sobre respuestas en {site}?',
  confirmLead:
    'Alguien comentó en «{title}» de {site} con esta dirección y quiere recibir correos sobre las respuestas. Si has sido tú, confírmalo.',
  confirmButton: 'Avisarme de las respuestas',
  confirmNote: 'Si no has sido tú, no tienes que hacer nada.',
  noteOwn: 'Pediste estos correos en los ajustes de un elemento, donde también puedes terminarlos.',
  readOnSite: 'Leer en el sitio',
});
