import { defineTranslation } from '../../define-messages.ts';
import type { importReasons as english } from '../../en/interface/import-reasons.ts';

export const importReasons = defineTranslation<typeof english>('importReasons', {
  added: 'Neu',
  changed: 'Geändert',
  unchanged: 'Unverändert',
  skipped: 'Ausgelassen',
  wrong: 'Fehlerhaft',
  rows: 'Ausgelassene Zeilen',
  row: 'Zeile {line}: ',
  noEmail: 'In dieser Zeile steht keine E-Mail-Adresse.',
  invalidEmail: 'Bitte eine gültige E-Mail-Adresse eingeben',
  manyEmails: 'In dieser Zeile stehen mehr als {max} E-Mail-Adressen.',
  twice: 'Diese Adresse steht zweimal in der Datei.',
  tooMuch: 'Etwas in dieser Zeile ist zu lang oder zu viel.',
  unstorable:
    'Das enthält Zeichen, die sich nicht speichern lassen. Entfernen Sie sie und versuchen Sie es erneut.',
  longLabel: 'Ein Label hat mehr als {max} Zeichen.',
  labels: 'Ein Mitglied hat höchstens {count} Labels mit je {max} Zeichen.',
  erased: 'Diese Person wurde gelöscht.',
  unsubscribed: 'Diese Person hat sich abgemeldet und kann sich nur selbst wieder anmelden.',
});
