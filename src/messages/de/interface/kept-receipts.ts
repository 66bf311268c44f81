import { defineTranslation } from '../../define-messages.ts';
import type { keptReceipts as english } from '../../en/interface/kept-receipts.ts';

export const keptReceipts = defineTranslation<typeof english>('keptReceipts', {
  title: 'Aufbewahrte Quittungen',
  lead: 'Quittungen von Personen, die gelöscht wurden. Nur auf ihnen bleiben Name und Adresse, so lange es die Einstellungen des Shops sagen.',
  nothing: 'Keine aufbewahrten Quittungen',
  nothingText: 'Sobald jemand gelöscht wird, der etwas gekauft hat, stehen die Quittungen hier.',
  printPage: 'Diese Seite drucken',
  number: 'Quittung',
  receipt: 'Quittung {number}',
  name: 'Name',
  placed: 'Bestellt',
  until: 'Aufbewahrt bis',
  total: 'Gesamt',
});
