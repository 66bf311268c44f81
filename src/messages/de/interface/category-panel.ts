import { defineTranslation } from '../../define-messages.ts';
import type { categoryPanel as english } from '../../en/interface/category-panel.ts';

export const categoryPanel = defineTranslation<typeof english>('categoryPanel', {
  categories: 'Kategorien',
  add: 'Kategorie hinzufügen',
  addWithin: 'Kategorie in „{name}“ hinzufügen',
  edit: 'Name und Adresse',
  within: 'Kategorie darin hinzufügen',
  remove: 'Entfernen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  address: 'Adresse',
  nameNeeded: 'Geben Sie einen Namen ein.',
  nameTaken: 'Eine Kategorie mit diesem Namen gibt es hier schon.',
  addressTaken: 'Eine andere Kategorie hat diese Adresse.',
  none: 'Noch keine Kategorien. Mit ihnen finden Besucher Produkte schneller.',
  actionsOf: 'Aktionen für {name}',
  atMost: 'Eine Shop-Seite hat höchstens {count} Kategorien.',
  stepAdd: 'Kategorie hinzufügen',
  stepEdit: 'Kategorie ändern',
  stepMove: 'Kategorie verschieben',
  stepRemove: 'Kategorie entfernen',
  pageSize: 'Produkte auf einer Seite',
  showFilters: 'Suche, Filter und Sortierung',
  showQuickView: 'Schnellansicht von Produkten',
});
