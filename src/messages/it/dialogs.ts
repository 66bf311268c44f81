import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Conferma',
  reject: 'Rifiuta',
  cancel: 'Annulla',
  okay: 'Va bene',
  close: 'Chiudi',
  code: 'Codice della Sua app o un codice di recupero',
  signInAgain: 'Acceda di nuovo',
  sessionEnded: 'La sessione è terminata. Dopo l’accesso si troverà dov’era.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Accedi',
  logoutFailed: 'Impossibile uscire. Riprovi.',
  loggedOutTitle: 'Uscita effettuata',
  loggedOut: 'L’uscita è avvenuta correttamente.',
});
