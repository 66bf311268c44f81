import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Ferma il video di sfondo',
  playBackgroundVideo: 'Riproduci il video di sfondo',
  showContent: 'Mostra il contenuto',
  heldContent:
    'Questo contenuto proviene da altri siti web. Viene caricato su richiesta o quando accetti i cookie.',
});
