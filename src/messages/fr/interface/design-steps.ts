import { defineTranslation } from '../../define-messages.ts';
import type { designSteps as english } from '../../en/interface/design-steps.ts';

export const designSteps = defineTranslation<typeof english>('designSteps', {
  buttonStyle: 'Style des boutons',
  buttonShape: 'Forme des boutons',
  buttonPadding: 'Marge intérieure des boutons',
  buttonTextWeight: 'Graisse du texte des boutons',
  animation: 'Animation',
  animationSpeed: 'Vitesse de l’animation',
  imageCorners: 'Coins des images',
  saveButton: 'Bouton Enregistrer sur les images',
  headingLineHeight: 'Hauteur de ligne des titres',
  buttonFont: 'Police des boutons',
  buttonHover: 'Bouton sous le pointeur',
  imageLayout: 'Disposition des images',
});
