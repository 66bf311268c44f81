import { defineTranslation } from '../../define-messages.ts';
import type { configArea as english } from '../../en/interface/config-area.ts';

export const configArea = defineTranslation<typeof english>('configArea', {
  pages: 'Seiten',
  design: 'Design',
  marketing: 'Marketing',
  contacts: 'Kontakte',
  settings: 'Einstellungen',
  partOffline: 'Sie sind offline, und dieser Teil des Editors ist noch nicht geladen.',
  partLost:
    'Ein Teil des Editors ist nicht angekommen. Laden Sie die Seite neu, um ihn zu nutzen; Ihre Arbeit bleibt erhalten.',
  reload: 'Neu laden',
  tryAgain: 'Erneut versuchen',
  notLoaded: 'Laden nicht möglich. Versuchen Sie es erneut.',
  opening: 'Wird geöffnet',
  noPages: 'Diese Website hat noch keine Seiten.',
  site: 'Website',
  configuration: 'Verwaltung',
  allSites: 'Alle Websites',
  account: 'Konto',
  accountOf: 'Konto von {name}',
  openLive: 'Öffentliche Website öffnen',
  logOut: 'Abmelden',
  openingPage: 'Die Seite wird geöffnet',
  notSaved:
    '„{name}“ wurde nicht gespeichert. {message}{kept, select, yes { Es bleibt hier erhalten, bis Sie es berichtigen.} other {}}',
  signInAgain: 'Bitte melden Sie sich erneut an',
  sessionEnded: 'Ihre Sitzung ist beendet. Was Sie hier getan haben, bleibt erhalten und geht danach weiter.',
  email: 'E-Mail',
  password: 'Passwort',
  signIn: 'Anmelden',
  loadingPosts: 'Beiträge werden geladen',
  notLocated: 'Inhalt nicht gefunden',
  logoutFailed: 'Abmelden nicht möglich. Bitte versuchen Sie es erneut.',
  noAccess: 'Sie haben keinen Zugriff auf diesen Teil der Website',
  askForAccess: 'Diese Personen können Ihnen Zugriff geben:',
  askForAccessSomebody: 'Bitten Sie die Person, die diese Installation von Portico betreibt, um Zugriff.',
});
