import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'Galería',
  thumbnails: 'Miniaturas',
  previous: 'Anterior',
  next: 'Siguiente',
  caption: 'Leyenda',
  pause: 'Pausa',
  play: 'Reproducir',
  position: '{index} de {count}',
});
