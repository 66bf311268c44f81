import { defineTranslation } from '../../define-messages.ts';
import type { blogPanel as english } from '../../en/interface/blog-panel.ts';

export const blogPanel = defineTranslation<typeof english>('blogPanel', {
  allStates: 'Tous les états',
  published: 'Publié',
  scheduled: 'Programmé',
  needsReview: 'À relire',
  draft: 'Brouillon',
  private: 'Privé',
  newPost: 'Nouvel article',
  newPostIn: 'Nouvel article dans {title}',
  search: 'Rechercher des articles',
  state: 'État',
  loading: 'Chargement des articles',
  noMatch: 'Aucun article ne correspond',
  none: 'Aucun article pour l’instant',
  noMatchText: 'Essayez d’autres mots ou un autre état.',
  noneText: 'Les articles apparaissent ici, les plus récents d’abord.',
  posts: 'Articles',
  noDate: 'Aucune date',
  actionsOf: 'Actions de {title}',
  settings: 'Réglages',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',
  postSettings: 'Réglages de l’article',
  removeText:
    'L’article est retiré du site immédiatement. Vous pouvez le restaurer depuis la corbeille pendant 30 jours.',
  untitledDraft: 'Brouillon sans titre',
  untitledPost: 'Article sans titre',
  postsPerPage: 'Articles par page',
  exampleTitle: 'Un premier article',
  urlFormat: 'Format d’URL des articles',
  urlFormatText:
    'Les nouveaux articles reçoivent des adresses comme {example}. %y est l’année, %m le mois, %d le jour, %t le titre. Les adresses existantes restent.',
});
