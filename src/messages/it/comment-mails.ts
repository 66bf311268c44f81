import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nuovo commento su {site}} other {# nuovi commenti su {site}}}',
  on: '{name} su «{title}»',
  waits: 'Attende che qualcuno lo approvi.',
  more: '{count, plural, one {Un altro è nell’elenco.} other {Altri # sono nell’elenco.}}',
  open: 'Leggi e decidi',
  note: 'Hai chiesto queste email nell’elenco dei commenti, dove puoi anche interromperle.',
});
