import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'Galerij',
  thumbnails: 'Miniaturen',
  previous: 'Vorige',
  next: 'Volgende',
  caption: 'Bijschrift',
  pause: 'Pauzeren',
  play: 'Afspelen',
  position: '{index} van {count}',
});
