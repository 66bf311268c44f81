import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Arrêter la vidéo d’arrière-plan',
  playBackgroundVideo: 'Lire la vidéo d’arrière-plan',
  showContent: 'Afficher le contenu',
  heldContent:
    'Ce contenu provient d’autres sites web. Il est chargé à votre demande ou dès que vous acceptez les cookies.',
});
