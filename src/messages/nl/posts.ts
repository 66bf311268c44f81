import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'Kruimelpad',
  untitled: 'Zonder titel',
  tags: 'Labels',
  posts: 'Berichten',
  previous: 'Vorige',
  next: 'Volgende',
  nothingHere: 'Hier staat nog niets.',
  pages: 'Pagina’s',
  newer: 'Nieuwere berichten',
  older: 'Oudere berichten',
  position: 'Pagina {page} van {count}',
  guest: 'Gast',
  comments: '{count, plural, one {# reactie} other {# reacties}}',
  items: 'Items',
  previousItems: 'Vorige items',
  nextItems: 'Volgende items',
});
