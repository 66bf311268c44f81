import { defineTranslation } from '../../define-messages.ts';
import type { canvasSteps as english } from '../../en/interface/canvas-steps.ts';

export const canvasSteps = defineTranslation<typeof english>('canvasSteps', {
  replacePicture: 'Sustituir imagen',
  choosePicture: 'Elegir imagen',
  moveBlockOnMobile: 'Mover bloque en móvil',
  resizeBlockOnMobile: 'Cambiar tamaño del bloque en móvil',
  moveBlocks: 'Mover bloques',
  moveBlocksOnMobile: 'Mover bloques en móvil',
  alignBlocks: 'Alinear bloques',
  distributeBlocks: 'Distribuir bloques',
  sameWidth: 'Igualar el ancho de los bloques',
  sameHeight: 'Igualar la altura de los bloques',
});
