import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'Ruta de navegación',
  untitled: 'Sin título',
  tags: 'Etiquetas',
  posts: 'Entradas',
  previous: 'Anterior',
  next: 'Siguiente',
  nothingHere: 'Aquí todavía no hay nada.',
  pages: 'Páginas',
  newer: 'Entradas más recientes',
  older: 'Entradas más antiguas',
  position: 'Página {page} de {count}',
  guest: 'Invitado',
  comments: '{count, plural, one {# comentario} other {# comentarios}}',
  items: 'Elementos',
  previousItems: 'Elementos anteriores',
  nextItems: 'Elementos siguientes',
});
