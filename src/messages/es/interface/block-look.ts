import { defineTranslation } from '../../define-messages.ts';
import type { blockLook as english } from '../../en/interface/block-look.ts';

export const blockLook = defineTranslation<typeof english>('blockLook', {
  title: 'Diseño',
  background: 'Fondo',
  none: 'Ninguno',
  theme: 'Tema',
  color: 'Color',
  colors: 'Colores',
  backgroundColor: 'Color de fondo',
  opacity: 'Opacidad',
  padding: 'Margen interior',
  corners: 'Esquinas',
  border: 'Borde',
  borderColor: 'Color del borde',
  ownColor: 'Un color propio',
  ownBorderColor: 'Color de borde propio',
  borderLine: 'Líneas del tema',
  borderText: 'Texto del tema',
  borderAccent: 'Acento del tema',
  shadow: 'Sombra',
  noShadow: 'Ninguna',
  smallShadow: 'Pequeña',
  mediumShadow: 'Mediana',
  largeShadow: 'Grande',
  reset: 'Restablecer el diseño',
});
