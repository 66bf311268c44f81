import { defineTranslation } from '../../define-messages.ts';
import type { portfolioPanel as english } from '../../en/interface/portfolio-panel.ts';

export const portfolioPanel = defineTranslation<typeof english>('portfolioPanel', {
  newProject: 'Neues Projekt',
  loading: 'Projekte werden geladen',
  add: 'Projekt hinzufügen',
  atMost: 'Höchstens {count} Projekte.',
  inOrder: 'Projekte in ihrer Reihenfolge',
  none: 'Noch keine Projekte.',
  untitled: 'Projekt ohne Titel',
  move: '{title} verschieben',
  settingsOf: 'Einstellungen von {title}',
  delete: '{title} löschen',
  settings: 'Projekteinstellungen',
  removeText:
    'Das Projekt wird sofort von der Website genommen. Sie können es 30 Tage lang aus dem Papierkorb wiederherstellen.',
  projects: 'Projekte',
});
