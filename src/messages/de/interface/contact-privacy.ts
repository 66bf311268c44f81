import { defineTranslation } from '../../define-messages.ts';
import type { contactPrivacy as english } from '../../en/interface/contact-privacy.ts';

export const contactPrivacy = defineTranslation<typeof english>('contactPrivacy', {
  title: 'Personenbezogene Daten',
  text: 'Alles, was die Website über diese Person aufbewahrt, in einer Kopie; oder nichts mehr davon.',
  copy: 'Kopie herunterladen',
  erase: 'Löschen …',
  eraseTitle: '{name} löschen?',
  eraseText:
    'Das kann nicht rückgängig gemacht werden. Ein Auftrag erledigt es binnen 24 Stunden, meist sofort.',
  eraseNow: 'Endgültig löschen',
  erasing: 'Die Person wird gelöscht.',
  gone: 'wird gelöscht',
  anonymous: 'bleibt ohne Namen',
  receipt: 'bleibt, mit Namen und Adresse nur auf dem Beleg',
  memberships: 'Mitgliedschaften',
  consents: 'Einwilligungen und Verteiler',
  submissions: 'Antworten auf Formulare',
  comments: 'Kommentare',
  orders: 'Bestellungen',
  requests: 'Anfragen zu den eigenen Daten',
  mails: 'E-Mails',
  contact: 'Kontakt mit Notizen und Labels',
  other: 'Weitere Daten',
  log: 'Exporte und Löschungen',
  nothingLogged: 'Bisher wurde nichts exportiert, importiert oder gelöscht.',
  exported: '{count, plural, one {# Person exportiert} other {# Personen exportiert}}',
  imported: '{count, plural, one {# Person importiert} other {# Personen importiert}}',
  copied: 'Eine Kopie der Daten einer Person',
  erased: '{count, plural, one {# Person gelöscht} other {# Personen gelöscht}}',
  formerAccount: 'Früheres Konto',
});
