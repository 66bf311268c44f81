import { defineTranslation } from '../../define-messages.ts';
import type { pageField as english } from '../../en/interface/page-field.ts';

export const pageField = defineTranslation<typeof english>('pageField', {
  pages: 'Pages',
  searchPages: 'Rechercher des pages',
  pagesNotLoaded: 'Impossible de charger les pages.',
  loadingPages: 'Chargement des pages',
  deletedPage: 'Une page supprimée',
  noPage: 'Aucune page trouvée.',
  collections: 'Collections',
  searchCollections: 'Rechercher des collections',
  collectionsNotLoaded: 'Impossible de charger les collections.',
  loadingCollections: 'Chargement des collections',
  deletedCollection: 'Une collection supprimée',
  noCollection: 'Aucune collection trouvée. Les blogs et les galeries s’ajoutent sous Pages.',
  choose: 'Choisir…',
  loading: 'Chargement…',
  notLoaded: 'Chargement impossible',
  tryAgain: 'Réessayer',
  untitled: 'Sans titre',
  more: '{count, number} de plus. Recherchez pour les trouver.',
  overMore: 'Plus de {count, number} autres. Recherchez pour les trouver.',
});
