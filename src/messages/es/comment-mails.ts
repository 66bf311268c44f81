import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nuevo comentario en {site}} other {# comentarios nuevos en {site}}}',
  on: '{name} en «{title}»',
  waits: 'Espera a que alguien lo apruebe.',
  more: '{count, plural, one {Hay uno más en la lista.} other {Hay # más en la lista.}}',
  open: 'Leer y decidir',
  note: 'Pediste estos correos en la lista de comentarios, donde también puedes terminarlos.',
});
