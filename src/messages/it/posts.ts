import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'Percorso',
  untitled: 'Senza titolo',
  tags: 'Tag',
  posts: 'Articoli',
  previous: 'Precedente',
  next: 'Successivo',
  nothingHere: 'Qui non c’è ancora niente.',
  pages: 'Pagine',
  newer: 'Articoli più recenti',
  older: 'Articoli meno recenti',
  position: 'Pagina {page} di {count}',
  guest: 'Ospite',
  comments: '{count, plural, one {# commento} other {# commenti}}',
  items: 'Elementi',
  previousItems: 'Elementi precedenti',
  nextItems: 'Elementi successivi',
});
