import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Confermi di volere i Suoi dati da {site}} other {Confermi che {site} deve eliminare i Suoi dati}}',
  confirmLead:
    '{kind, select, copy {Qualcuno ha chiesto a {site} una copia dei dati conservati su questo indirizzo.} other {Qualcuno ha chiesto a {site} di eliminare i dati conservati su questo indirizzo.}}',
  confirmButton: 'Conferma la richiesta',
  confirmNote:
    'Il link funziona una volta sola, per 24 ore. Se non l’ha chiesto Lei, ignori questo messaggio: non succede nulla.',
  copySubject: 'I Suoi dati da {site}',
  copyLead: 'Ecco la copia dei dati che {site} conserva su di Lei, come ha chiesto.',
  copyButton: 'Ottieni i miei dati',
  copyNote: 'Il link funziona per 7 giorni. Chiede di accedere o un codice inviato per e-mail.',
  codeSubject: 'Il Suo codice per aprire i dati da {site}',
  codeLead: 'Inserisca questo codice per aprire i Suoi dati: {code}',
  codeNote: 'Funziona per 15 minuti. Se non l’ha chiesto, ignori questo messaggio.',
  declinedSubject: 'La Sua richiesta a {site}',
  declinedLead:
    '{kind, select, copy {{site} ha rifiutato di inviarle una copia dei Suoi dati.} other {{site} ha rifiutato di eliminare i Suoi dati.}}',
  reason: 'Motivo',
  dueSubject: '{site}: rispondere a una richiesta sui dati personali entro il {due}',
  dueLead:
    '{kind, select, copy {Qualcuno ha chiesto a {site} una copia dei propri dati. La scadenza è il {due}.} other {Qualcuno ha chiesto a {site} di eliminare i propri dati. La scadenza è il {due}.}}',
  dueButton: 'Apri le richieste',
});
