import { defineTranslation } from '../../define-messages.ts';
import type { pageField as english } from '../../en/interface/page-field.ts';

export const pageField = defineTranslation<typeof english>('pageField', {
  pages: 'Seiten',
  searchPages: 'Seiten suchen',
  pagesNotLoaded: 'Die Seiten können nicht geladen werden.',
  loadingPages: 'Seiten werden geladen',
  deletedPage: 'Eine gelöschte Seite',
  noPage: 'Keine Seite gefunden.',
  collections: 'Sammlungen',
  searchCollections: 'Sammlungen suchen',
  collectionsNotLoaded: 'Die Sammlungen können nicht geladen werden.',
  loadingCollections: 'Sammlungen werden geladen',
  deletedCollection: 'Eine gelöschte Sammlung',
  noCollection: 'Keine Sammlung gefunden. Blogs und Galerien werden unter „Seiten“ hinzugefügt.',
  choose: 'Auswählen …',
  loading: 'Wird geladen …',
  notLoaded: 'Laden fehlgeschlagen',
  tryAgain: 'Erneut versuchen',
  untitled: 'Ohne Titel',
  more: '{count, number} weitere. Suchen Sie, um sie zu finden.',
  overMore: 'Über {count, number} weitere. Suchen Sie, um sie zu finden.',
});
