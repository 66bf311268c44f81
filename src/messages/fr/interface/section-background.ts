import { defineTranslation } from '../../define-messages.ts';
import type { sectionBackground as english } from '../../en/interface/section-background.ts';

export const sectionBackground = defineTranslation<typeof english>('sectionBackground', {
  title: 'Arrière-plan',
  theme: 'Thème',
  color: 'Couleur',
  gradient: 'Dégradé',
  image: 'Image',
  video: 'Vidéo',
  backgroundColor: 'Couleur d’arrière-plan',
  backgroundImage: 'Image d’arrière-plan',
  overImage: 'Couleur sur l’image',
  backgroundVideo: 'Vidéo d’arrière-plan',
  videoHelp: 'Elle est lue sans le son, en boucle, et les visiteurs peuvent l’arrêter.',
  chooseVideo: 'Choisissez un fichier vidéo importé.',
  inPlaceOfVideo: 'Image à sa place',
  inPlaceOfVideoHelp:
    'Visible jusqu’à la lecture de la vidéo, et pour les visiteurs qui veulent moins de mouvement ou économisent leurs données.',
  overVideo: 'Couleur sur la vidéo',
  firstColor: 'Première couleur',
  secondColor: 'Deuxième couleur',
  thirdColor: 'Troisième couleur',
  removeThirdColor: 'Retirer la troisième couleur',
  angle: 'Angle',
  hardToRead: 'Le texte est difficile à lire sur ces couleurs',
  hardToReadHelp:
    'Elles sont trop éloignées : aucune couleur de texte n’est lisible sur toutes. Choisissez des couleurs toutes claires ou toutes foncées.',
});
