import { defineTranslation } from '../../define-messages.ts';
import type { blockLook as english } from '../../en/interface/block-look.ts';

export const blockLook = defineTranslation<typeof english>('blockLook', {
  title: 'Design',
  background: 'Arrière-plan',
  none: 'Aucun',
  theme: 'Thème',
  color: 'Couleur',
  colors: 'Couleurs',
  backgroundColor: 'Couleur d’arrière-plan',
  opacity: 'Opacité',
  padding: 'Marge intérieure',
  corners: 'Coins',
  border: 'Bordure',
  borderColor: 'Couleur de la bordure',
  ownColor: 'Une couleur à part',
  ownBorderColor: 'Couleur de bordure à part',
  borderLine: 'Lignes du thème',
  borderText: 'Texte du thème',
  borderAccent: 'Accent du thème',
  shadow: 'Ombre',
  noShadow: 'Aucune',
  smallShadow: 'Petite',
  mediumShadow: 'Moyenne',
  largeShadow: 'Grande',
  reset: 'Réinitialiser le design',
});
