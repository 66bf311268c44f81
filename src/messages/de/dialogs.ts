import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  cancel: 'Abbrechen',
  okay: 'In Ordnung',
  close: 'Schließen',
  code: 'Code Ihrer App oder ein Wiederherstellungscode',
  signInAgain: 'Bitte melden Sie sich erneut an',
  sessionEnded: 'Ihre Sitzung ist beendet. Nach der Anmeldung sind Sie wieder da, wo Sie waren.',
  email: 'E-Mail',
  password: 'Passwort',
  signIn: 'Anmelden',
  logoutFailed: 'Abmelden nicht möglich. Bitte versuchen Sie es erneut.',
  loggedOutTitle: 'Abgemeldet',
  loggedOut: 'Sie wurden erfolgreich abgemeldet.',
});
