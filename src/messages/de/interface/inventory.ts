import { defineTranslation } from '../../define-messages.ts';
import type { inventory as english } from '../../en/interface/inventory.ts';

export const inventory = defineTranslation<typeof english>('inventory', {
  inventory: 'Bestand',
  search: 'Varianten suchen',
  searchText: 'Nach Produkt, Option oder SKU',
  export: 'Bestand exportieren',
  loading: 'Der Bestand wird geladen',
  none: 'Noch nichts zu zählen',
  noneText: 'Sobald es Produkte gibt, zählen Sie hier, wie viele es von jeder Variante gibt.',
  noMatch: 'Keine Variante passt dazu.',
  showAll: 'Alle Varianten zeigen',
  movements: 'Verlauf',
  movementsOf: 'Verlauf von {name}',
  loadingMovements: 'Der Verlauf wird geladen',
  noMovements: 'Noch wurde nichts gezählt, gekauft oder zurückgebracht.',
  what: 'Was',
  when: 'Wann',
  effect: 'Änderung',
  left: 'Übrig',
  reserved: 'Bestellt',
  released: 'Zurück aus einer unbezahlten Bestellung',
  sold: 'Verkauft',
  canceled: 'Zurück durch eine Stornierung',
  returned: 'Zurückgegeben',
  counted: 'Gezählt',
  imported: 'Importiert',
  orderNotPaid: 'Bestellung, die nicht bezahlt wurde',
  order: 'Bestellung {number}',
  soldMeanwhile:
    '{count, plural, one {# Variante hat sich inzwischen geändert: Ihre Differenz wurde angewendet.} other {# Varianten haben sich inzwischen geändert: Ihre Differenzen wurden angewendet.}}',
  skusAreDrafts:
    'Hier geänderte Artikelnummern gelten auf Ihrer Website und in Bestellungen, sobald ihre Produkte veröffentlicht sind.',
});
