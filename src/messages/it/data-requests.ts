import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'Ottieni i miei dati',
  deleteMyData: 'Elimina i miei dati',
  getText:
    'Chieda una copia di tutto ciò che questo sito conserva su di Lei, anche moduli, commenti e messaggi; riceve una risposta per e-mail entro 30 giorni.',
  deleteText: 'Chieda che tutto ciò che questo sito conserva su di Lei sia eliminato.',
  mailedTo: 'Un link inviato a {email} conferma che è Lei.',
  inboxTitle: 'Controlli la posta in arrivo',
  checkInbox: 'Apra il link nel messaggio che Le abbiamo inviato: conferma la Sua richiesta.',
  confirmTitle: 'Confermi la Sua richiesta',
  confirm: 'Conferma la richiesta',
  confirmLead:
    '{kind, select, copy {Una copia dei dati che questo sito conserva su {email}.} other {I dati che questo sito conserva su {email} devono essere eliminati.}}',
  confirmedTitle: 'La Sua richiesta è confermata',
  confirmed:
    '{kind, select, copy {Riceverà una risposta per e-mail entro il {date}.} other {La risposta arriva entro il {date}. Quando i Suoi dati sono eliminati non segue alcun messaggio, perché anche il Suo indirizzo è eliminato.}}',
  linkTitle: 'Questo link non funziona',
  linkUsed: 'Questa richiesta è già confermata.',
  linkExpired: 'Il link è scaduto. Ripeta la richiesta sul sito.',
  linkUnknown: 'Il link è scaduto o non è completo. Ripeta la richiesta sul sito.',
  copyTitle: 'I Suoi dati',
  copyUntil: 'Il link funziona fino al {date}.',
  sendCodeText: 'Perché nessun altro apra i Suoi dati, un codice viene inviato a {email}.',
  sendCode: 'Invia il codice',
  codeSent: 'Inserisca le sei cifre del messaggio che Le abbiamo inviato.',
  code: 'Codice',
  codeWrong: 'Questo codice è errato o non funziona più.',
  download: 'Scarica',
});
