import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nuovo commento su {site}} other {# nuovi commenti su {site}}}',
  on: '{name} su «{title}»',
  waits: 'Attende che qualcuno lo approvi.',
  more: '{count, plural, one {Un altro è nell’elenco.} other {Altri # sono nell’elenco.}}',
  open: 'Leggi e decidi',
  note: 'Hai chiesto queste email nell’elenco dei commenti, dove puoi anche interromperle.',
  replySubject: '{name} ti ha risposto su {site}',
  replyOn: '{name} ha risposto su «{title}»',
  readReply: 'Leggi e rispondi',
  replyNote: 'Hai chiesto email sulle risposte.',
  leaveThread: 'Niente più su questa discussione',
  leaveAll: 'Niente più del tutto',
  confirmSubject: 'Email sulle risposte su {site}?',
  confirmLead:
    'Qualcuno ha commentato «{title}» su {site} con questo indirizzo e vuole ricevere email sulle risposte. Se sei stato tu, conferma.',
  confirmButton: 'Scrivetemi per le risposte',
  confirmNote: 'Se non sei stato tu, non devi fare nulla.',
  noteOwn: 'Hai chiesto queste email nelle impostazioni di un elemento, dove puoi anche interromperle.',
  readOnSite: 'Leggi sul sito',
});
