import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'Brotkrumen',
  untitled: 'Ohne Titel',
  tags: 'Schlagwörter',
  posts: 'Beiträge',
  previous: 'Vorheriger',
  next: 'Nächster',
  nothingHere: 'Hier ist noch nichts.',
  pages: 'Seiten',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  position: 'Seite {page} von {count}',
  guest: 'Gast',
  comments: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  items: 'Einträge',
  previousItems: 'Vorherige Einträge',
  nextItems: 'Nächste Einträge',
});
