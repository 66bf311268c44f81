import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'Fil d’Ariane',
  untitled: 'Sans titre',
  tags: 'Mots-clés',
  posts: 'Articles',
  previous: 'Précédent',
  next: 'Suivant',
  nothingHere: 'Il n’y a encore rien ici.',
  pages: 'Pages',
  newer: 'Articles plus récents',
  older: 'Articles plus anciens',
  position: 'Page {page} sur {count}',
  guest: 'Invité',
  comments: '{count, plural, one {# commentaire} other {# commentaires}}',
  items: 'Éléments',
  previousItems: 'Éléments précédents',
  nextItems: 'Éléments suivants',
});
