import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Ferma il video di sfondo',
  playBackgroundVideo: 'Riproduci il video di sfondo',
  showContent: 'Mostra il contenuto',
  heldContent:
    'Questo contenuto proviene da altri siti web. Viene caricato su richiesta o quando accetti i cookie.',
  playVideo: 'Riproduci il video: {name}',
  playVideoFrom: 'Riproduci il video: {name}. Riprodotto da {provider}',
  playsFrom: 'Riprodotto da {provider}',
  download: 'Scarica',
  openLink: 'Apri il link',
  footnotes: 'Note a piè di pagina',
  backToReference: 'Torna al riferimento {number}',
  done: 'Fatto: ',
  toDo: 'Da fare: ',
});
