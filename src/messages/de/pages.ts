import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'Zum Inhalt springen',
  pageProtected: 'Diese Seite ist geschützt',
  siteProtected: 'Diese Website ist geschützt',
  password: 'Passwort',
  continue: 'Weiter',
  incorrectPassword: 'Falsches Passwort.',
  tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  comingSoon: 'Demnächst',
  notOpen: 'Diese Website ist noch nicht eröffnet. Bitte schauen Sie später wieder vorbei.',
  table: 'Tabelle',
});
