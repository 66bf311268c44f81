import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Bevestigen',
  reject: 'Weigeren',
  cancel: 'Annuleren',
  okay: 'Oké',
  close: 'Sluiten',
  code: 'Code van uw app, of een herstelcode',
  signInAgain: 'Log opnieuw in',
  sessionEnded: 'Uw sessie is beëindigd. Na het inloggen bent u waar u was.',
  email: 'E-mail',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  logoutFailed: 'Uitloggen is niet gelukt. Probeer het opnieuw.',
  loggedOutTitle: 'Uitgelogd',
  loggedOut: 'U bent uitgelogd.',
});
