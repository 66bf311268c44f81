import { defineTranslation } from '../../define-messages.ts';
import type { siteLocks as english } from '../../en/interface/site-locks.ts';

export const siteLocks = defineTranslation<typeof english>('siteLocks', {
  set: 'Besucher werden jetzt nach diesem Passwort gefragt. Nennen Sie es denen, die {place, select, page {diese Seite} collection {diese Sammlung und ihren Inhalt} other {die Website}} sehen dürfen.',
  taken:
    'Alle können jetzt {place, select, page {diese Seite} collection {diese Sammlung und ihren Inhalt} other {die Website}} sehen.',
  isSet:
    'Besucher brauchen das Passwort, um {place, select, page {diese Seite} collection {diese Sammlung und ihren Inhalt} other {die Website}} zu sehen.',
  tryAgain: 'Erneut versuchen',
  title: 'Passwort',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  setPassword: 'Passwort festlegen',
  removePassword: 'Passwort entfernen',
  pageDescription:
    '4 bis 128 Zeichen. Gilt sofort, ohne Veröffentlichung. Suchmaschinen und Feeds erhalten nichts.',
  siteDescription: '4 bis 128 Zeichen. Gilt sofort, ohne Veröffentlichung.',
  settings: 'Einstellungen',
  wholeSite: 'Die ganze Website',
  wholeSiteDescription:
    'Besucher sehen den Namen der Website und ein Feld für das Passwort, sonst nichts. Eine einzelne Seite bekommt ein Passwort in ihren Einstellungen.',
});
