import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'Confermi la sua iscrizione a {list}',
  confirmLead: 'Qualcuno, probabilmente lei, ha inserito questo indirizzo per ricevere {list} da {site}.',
  confirmAsk: 'Confermi di volerlo. Il link è valido per 30 giorni.',
  confirmButton: 'Conferma l’iscrizione',
  confirmNote: 'Se non è stato lei, non faccia nulla: non riceverà altri messaggi.',
  welcomeSubject: 'È iscritto a {list}',
  welcomeLead: 'D’ora in poi questo indirizzo riceve {list} da {site}.',
  welcomeNote: 'Se non è stato lei, o se cambia idea, può annullare l’iscrizione in qualsiasi momento.',
  leaveSubject: 'Il suo link per lasciare {list}',
  leaveLead: 'Ha chiesto il link per annullare l’iscrizione a {list} di {site}.',
  leaveNote: 'Se non l’ha chiesto, non faccia nulla.',
  unsubscribe: 'Annulla l’iscrizione',
});
