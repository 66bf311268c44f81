import { defineTranslation } from '../../define-messages.ts';
import type { contactRuns as english } from '../../en/interface/contact-runs.ts';

export const contactRuns = defineTranslation<typeof english>('contactRuns', {
  chooseAll: 'Alle Treffer auswählen',
  allChosen: 'Alle Treffer sind ausgewählt',
  clear: 'Auswahl aufheben',
  addToList: 'Zu Verteiler hinzufügen…',
  addToListTitle: 'Zu einem Verteiler hinzufügen',
  addToListText: 'Es wird keine E-Mail verschickt. Wer sich abgemeldet hat, bleibt abgemeldet.',
  list: 'Verteiler',
  consent: 'Woher ihre Zustimmung stammt',
  consentText: 'Wird als Nachweis aufbewahrt. Ohne Angabe warten sie auf Bestätigung.',
  add: 'Hinzufügen',
  export: 'Exportieren',
  erase: 'Löschen…',
  eraseTitle: 'Diese Personen löschen?',
  eraseText:
    '{count, plural, one {# Person wird mit allen Daten gelöscht, außer Kommentaren und Bestellungen, die ohne Namen bleiben.} other {# Personen werden mit allen Daten gelöscht, außer Kommentaren und Bestellungen, die ohne Namen bleiben.}} Laufende Abonnements enden sofort. Das lässt sich nicht rückgängig machen.',
  eraseNow: 'Endgültig löschen',
  runLabel: 'Label vergeben: {name}',
  runUnlabel: 'Label entfernt: {name}',
  runList: 'Zum Verteiler {name} hinzugefügt',
  runExport: 'Export',
  runErase: 'Löschung',
  progress: '{done, number} von {total, number}',
  stop: 'Anhalten',
  done: '{changed, number} von {total, number} Personen geändert.',
  exported:
    '{total, plural, one {# Person ist in der Datei. Sie liegt 24 Stunden bereit.} other {# Personen sind in der Datei. Sie liegt 24 Stunden bereit.}}',
  stopped: 'Nach {done, number} von {total, number} angehalten.',
  download: 'Herunterladen',
  dismiss: 'Ausblenden',
});
