import { defineTranslation } from '../define-messages.ts';
import type { memberMails as english } from '../en/member-mails.ts';

export const memberMails = defineTranslation<typeof english>('memberMails', {
  confirmSubject: 'Conferma la tua e-mail per {site}',
  confirmLead: 'Conferma la tua e-mail per iscriverti a {site}.',
  confirmButton: 'Conferma e-mail',
  codeIs: 'Oppure inserisci questo codice: {code}',
  confirmNote: 'Il link vale 24 ore, il codice 15 minuti. Se non hai chiesto questa e-mail, ignorala.',
  signInSubject: 'Accedi a {site}',
  signInLead: 'Ecco il tuo link per accedere a {site}.',
  hasAccountLead:
    'Qualcuno ha provato a iscriversi a {site} con questo indirizzo. Hai già un account: accedi con questo link.',
  signInButton: 'Accedi',
  signInNote:
    'Il link vale una volta e per 60 minuti; il codice 15 minuti. Se non hai chiesto questa e-mail, ignorala.',
  resetSubject: 'Scegli una nuova password per {site}',
  resetLead: 'Scegli una nuova password per il tuo account su {site}.',
  resetButton: 'Scegli una password',
  resetNote: 'Il link vale una volta e per 60 minuti. Se non hai chiesto questa e-mail, ignorala.',
  passwordSubject: 'La tua password per {site} è stata cambiata',
  passwordLead:
    'La password del tuo account su {site} è stata cambiata e tutte le altre sessioni sono chiuse.',
  passwordNote: 'Se non sei stato tu, scegli subito una nuova password.',
  newEmailSubject: 'Conferma la tua nuova e-mail per {site}',
  newEmailLead: 'Conferma che il tuo account su {site} deve usare questo indirizzo.',
  newEmailNote: 'Il link vale una volta e per 24 ore. Se non hai chiesto questa e-mail, ignorala.',
  oldEmailSubject: 'La tua e-mail per {site} è stata cambiata',
  oldEmailLead: 'Il tuo account su {site} ora usa {email}.',
  oldEmailNote: 'Se non sei stato tu, il link ripristina il tuo indirizzo precedente per 72 ore.',
  undoButton: 'Annulla',
  joinedSubject: 'I tuoi account su {site} sono stati uniti',
  joinedLead: 'Il tuo account su {site} è stato unito a quello di {email}. D’ora in poi accedi con {email}.',
  removedSubject: 'Il tuo account su {site} è stato eliminato',
  removedLead: 'Il tuo account su {site} è stato eliminato. Verrà cancellato tra 7 giorni.',
  removedNote: 'Fino ad allora il link lo ripristina.',
  restoreButton: 'Ripristina l’account',
  invitationSubject: 'Entra in {site}',
  invitationLead: 'Sei invitato a entrare in {site}.',
  invitationButton: 'Accetta l’invito',
  invitationNote:
    'Il link funziona una volta, per 14 giorni. Se non sai di che cosa si tratta, ignora questo messaggio.',
  welcomeSubject: 'Benvenuto su {site}',
  welcomeLead: 'Ora hai un account su {site}. Accedi con questo indirizzo: ricevi un link per email.',
  welcomeNote: 'Ti ha aggiunto il proprietario del sito.',
});
