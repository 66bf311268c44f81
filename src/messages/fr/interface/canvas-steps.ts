import { defineTranslation } from '../../define-messages.ts';
import type { canvasSteps as english } from '../../en/interface/canvas-steps.ts';

export const canvasSteps = defineTranslation<typeof english>('canvasSteps', {
  replacePicture: 'Remplacer l’image',
  choosePicture: 'Choisir une image',
  moveBlockOnMobile: 'Déplacer le bloc sur mobile',
  resizeBlockOnMobile: 'Redimensionner le bloc sur mobile',
  moveBlocks: 'Déplacer les blocs',
  moveBlocksOnMobile: 'Déplacer les blocs sur mobile',
  alignBlocks: 'Aligner les blocs',
  distributeBlocks: 'Répartir les blocs',
  sameWidth: 'Donner la même largeur aux blocs',
  sameHeight: 'Donner la même hauteur aux blocs',
});
