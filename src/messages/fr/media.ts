import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Arrêter la vidéo d’arrière-plan',
  playBackgroundVideo: 'Lire la vidéo d’arrière-plan',
  showContent: 'Afficher le contenu',
  heldContent:
    'Ce contenu provient d’autres sites web. Il est chargé à votre demande ou dès que vous acceptez les cookies.',
  playVideo: 'Lire la vidéo : {name}',
  playVideoFrom: 'Lire la vidéo : {name}. Lecture depuis {provider}',
  playsFrom: 'Lecture depuis {provider}',
  download: 'Télécharger',
  openLink: 'Ouvrir le lien',
  footnotes: 'Notes de bas de page',
  backToReference: 'Retour à la référence {number}',
  done: 'Fait : ',
  toDo: 'À faire : ',
});
