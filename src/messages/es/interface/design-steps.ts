import { defineTranslation } from '../../define-messages.ts';
import type { designSteps as english } from '../../en/interface/design-steps.ts';

export const designSteps = defineTranslation<typeof english>('designSteps', {
  buttonStyle: 'Estilo de los botones',
  buttonShape: 'Forma de los botones',
  buttonPadding: 'Margen interior de los botones',
  buttonTextWeight: 'Grosor del texto de los botones',
  animation: 'Animación',
  animationSpeed: 'Velocidad de la animación',
  imageCorners: 'Esquinas de las imágenes',
  saveButton: 'Botón Guardar sobre las imágenes',
  headingLineHeight: 'Altura de línea de los títulos',
  buttonFont: 'Fuente de los botones',
  buttonHover: 'Botón bajo el puntero',
  imageLayout: 'Disposición de las imágenes',
});
