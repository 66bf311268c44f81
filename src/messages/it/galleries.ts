import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'Galleria',
  thumbnails: 'Miniature',
  previous: 'Precedente',
  next: 'Successiva',
  caption: 'Didascalia',
  pause: 'Pausa',
  play: 'Riproduci',
  position: '{index} di {count}',
});
