import { defineTranslation } from '../../define-messages.ts';
import type { blogPanel as english } from '../../en/interface/blog-panel.ts';

export const blogPanel = defineTranslation<typeof english>('blogPanel', {
  allStates: 'Alle Status',
  published: 'Veröffentlicht',
  scheduled: 'Geplant',
  needsReview: 'Zur Prüfung',
  draft: 'Entwurf',
  private: 'Privat',
  newPost: 'Neuer Beitrag',
  newPostIn: 'Neuer Beitrag in {title}',
  search: 'Beiträge suchen',
  state: 'Status',
  loading: 'Beiträge werden geladen',
  noMatch: 'Kein Beitrag passt',
  none: 'Noch keine Beiträge',
  noMatchText: 'Versuchen Sie andere Wörter oder einen anderen Status.',
  noneText: 'Beiträge erscheinen hier, die neuesten zuerst.',
  posts: 'Beiträge',
  noDate: 'Kein Datum',
  actionsOf: 'Aktionen für {title}',
  settings: 'Einstellungen',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  postSettings: 'Einstellungen des Beitrags',
  removeText:
    'Der Beitrag wird sofort von der Website genommen. Sie können ihn 30 Tage lang aus dem Papierkorb wiederherstellen.',
  untitledDraft: 'Entwurf ohne Titel',
  untitledPost: 'Beitrag ohne Titel',
  postsPerPage: 'Beiträge pro Seite',
  exampleTitle: 'Ein erster Beitrag',
  urlFormat: 'URL-Format der Beiträge',
  urlFormatText:
    'Neue Beiträge bekommen Adressen wie {example}. %y ist das Jahr, %m der Monat, %d der Tag, %t der Titel. Bestehende Adressen bleiben.',
});
