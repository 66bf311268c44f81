import { defineTranslation } from '../define-messages.ts';
import type { accountMails as english } from '../en/account-mails.ts';

export const accountMails = defineTranslation<typeof english>('accountMails', {
  signUpSubject: 'Completi la creazione del Suo account',
  signUpLead:
    'Scelga il Suo nome e una password per completare. Il link funziona una volta sola, per 24 ore.',
  signUpNote: 'Se non ha chiesto un account, può ignorare questa e-mail: non ne viene creato nessuno.',
  createAccount: 'Crea l’account',
  signIn: 'Accedi',
  ignore: 'Se non è stato Lei, può ignorare questa e-mail.',
  ignoreUnchanged: 'Se non è stato Lei, può ignorare questa e-mail: non è cambiato nulla.',
  chooseAtOnce: 'Se non è stato Lei, scelga subito una nuova password: {link}',
  invitationSubject: '{inviter} La invita',
  invitationLead:
    '{inviter} La invita a creare siti web su {host}. Scelga il Suo nome e una password per iniziare. Il link funziona una volta sola, per 14 giorni.',
  invitationNote:
    'Se non sa di che cosa si tratta, può ignorare questa e-mail: non viene creato nessun account.',
  hasAccountSubject: 'Ha già un account',
  hasAccountLead:
    'Qualcuno, probabilmente Lei, ha voluto creare un account con questo indirizzo. Ne ha già uno.',
  resetSubject: 'Scelga una nuova password',
  resetLead: 'Con questo link può scegliere una nuova password. Funziona una volta sola, per un’ora.',
  resetButton: 'Scegli una nuova password',
  resetNote: 'Se non l’ha chiesto Lei, può ignorare questa e-mail: la Sua password resta com’è.',
  noAccountSubject: 'Non c’è nessun account con questo indirizzo',
  noAccountLead:
    'Qualcuno, probabilmente Lei, ha voluto scegliere una nuova password per questo indirizzo, ma non c’è nessun account che lo usi. Forse si è registrato con un altro.',
  passwordChangedSubject: 'La Sua password è stata cambiata',
  passwordChangedLead:
    'La password del Suo account è stata cambiata e tutte le altre sessioni sono state chiuse.',
  secondFactorSubject: 'Il secondo fattore del Suo account è stato modificato',
  secondFactorOn:
    'È stato attivato un secondo fattore: oltre alla password, d’ora in poi per accedere serve un codice della Sua app.',
  secondFactorOff: 'Il secondo fattore è stato disattivato: d’ora in poi per accedere basta la password.',
  secondFactorReset:
    'La persona che gestisce questa installazione ha disattivato il secondo fattore del Suo account: d’ora in poi per accedere basta la password.',
  recoveryCodesNew:
    'Sono stati creati nuovi codici di recupero per il Suo account; quelli precedenti non funzionano più.',
  recoveryCodeUsed: 'È stato usato un codice di recupero del Suo account. Non funziona una seconda volta.',
  waysInSubject: 'È cambiato il modo di accedere al Suo account',
  passkeyAdded:
    'È stata aggiunta una passkey al Suo account. Permette di accedere senza password e senza secondo fattore.',
  passkeyRemoved: 'Una passkey del Suo account è stata rimossa. Non permette più di accedere.',
  passwordOff:
    'La password del Suo account è stata disattivata: d’ora in poi si accede solo con le passkey. Tutte le altre sessioni sono state chiuse.',
  passwordOn:
    'La password del Suo account è stata riattivata, con una nuova. Tutte le altre sessioni sono state chiuse.',
  passwordAgain:
    'La persona che gestisce questa installazione permette di nuovo una password al Suo account: la sceglie con “Password dimenticata?”. Le Sue passkey restano come sono.',
  newSignInSubject: 'Nuovo accesso al Suo account',
  newSignInLead: 'È stato effettuato l’accesso al Suo account in un browser mai usato prima: {device}.',
  newSignInNote: 'Se è stato Lei, può ignorare questa e-mail.',
  accountDeletedSubject: 'Il Suo account è stato eliminato',
  accountDeletedLead:
    'Il Suo account su {host} è stato eliminato e tutte le sue sessioni sono state chiuse. Non può essere ripristinato.',
  confirmEmailSubject: 'Confermi il Suo nuovo indirizzo e-mail',
  confirmEmailLead:
    'Con questo link da ora accede con questo indirizzo. Funziona una volta sola, per 24 ore.',
  confirmEmailButton: 'Conferma questo indirizzo',
  confirmEmailNote: 'Se non l’ha chiesto Lei, può ignorare questa e-mail: non è cambiato nulla.',
  emailChangesSubject: 'Il Suo indirizzo e-mail sta per cambiare',
  emailChangesLead:
    'Il Suo account userà da ora {newEmail}. La modifica vale appena quell’indirizzo è confermato.',
  emailChangedSubject: 'Il Suo indirizzo e-mail è stato cambiato',
  emailChangedLead:
    'Il Suo account usa da ora {newEmail}; con questo indirizzo non si accede più. Tutte le altre sessioni sono state chiuse.',
  emailChangedUndo:
    'Se non è stato Lei, annulli la modifica: il Suo account usa di nuovo questo indirizzo, tutti vengono disconnessi e Lei sceglie una nuova password. Il link funziona una volta sola, per 7 giorni.',
  emailChangedButton: 'Annulla la modifica',
  emailChangedNote: 'Se è stato Lei, può ignorare questa e-mail.',
  changeUndoneSubject: 'La modifica del Suo indirizzo e-mail è stata annullata',
  changeUndoneLead:
    'L’account usa di nuovo il suo indirizzo precedente; con questo non si accede più. Tutte le sessioni sono state chiuse.',
  changeUndoneNote: 'Se non se lo aspettava, chieda alla persona che gestisce {host}.',
  emailTakenSubject: 'Questo indirizzo ha già un account',
  emailTakenLead:
    'Qualcuno, probabilmente Lei, ha voluto usare questo indirizzo per un altro account. Ne ha già uno, quindi non è stato cambiato nulla.',
});
