import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'Galerie',
  thumbnails: 'Vignettes',
  previous: 'Précédent',
  next: 'Suivant',
  caption: 'Légende',
  pause: 'Pause',
  play: 'Lecture',
  position: '{index} sur {count}',
});
