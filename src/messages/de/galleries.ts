import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'Galerie',
  thumbnails: 'Vorschaubilder',
  previous: 'Zurück',
  next: 'Weiter',
  caption: 'Bildtext',
  pause: 'Anhalten',
  play: 'Abspielen',
  position: '{index} von {count}',
});
