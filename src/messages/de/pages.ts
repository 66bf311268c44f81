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
  menu: 'Menü',
  mainNavigation: 'Hauptnavigation',
  closeMenu: 'Menü schließen',
  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
  goHome: 'Zur Startseite',
  failureTitle: 'Etwas ist schiefgegangen',
  failure: 'Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es später noch einmal.',
});
