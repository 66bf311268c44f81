import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Achtergrondvideo stoppen',
  playBackgroundVideo: 'Achtergrondvideo afspelen',
  showContent: 'Inhoud tonen',
  heldContent:
    'Deze inhoud komt van andere websites. Hij wordt geladen als u erom vraagt of zodra u cookies accepteert.',
  playVideo: 'Video afspelen: {name}',
  playVideoFrom: 'Video afspelen: {name}. Speelt af vanaf {provider}',
  playsFrom: 'Speelt af vanaf {provider}',
  download: 'Downloaden',
  openLink: 'Link openen',
  footnotes: 'Voetnoten',
  backToReference: 'Terug naar verwijzing {number}',
  done: 'Gedaan: ',
  toDo: 'Te doen: ',
});
