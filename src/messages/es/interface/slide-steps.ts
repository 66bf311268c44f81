import { defineTranslation } from '../../define-messages.ts';
import type { slideSteps as english } from '../../en/interface/slide-steps.ts';

export const slideSteps = defineTranslation<typeof english>('slideSteps', {
  addOne: '{holds, select, track {Añadir pista} other {Añadir diapositiva}}',
  addSeveral: '{holds, select, track {Añadir pistas} other {Añadir diapositivas}}',
  moveOne: '{holds, select, track {Mover pista} other {Mover diapositiva}}',
  moveSeveral: '{holds, select, track {Mover pistas} other {Mover diapositivas}}',
  moveUp: '{holds, select, track {Subir pista} other {Subir diapositiva}}',
  moveDown: '{holds, select, track {Bajar pista} other {Bajar diapositiva}}',
  removeOne: '{holds, select, track {Quitar pista} other {Quitar diapositiva}}',
  removeSeveral: '{holds, select, track {Quitar pistas} other {Quitar diapositivas}}',
  moveToStart: 'Mover al principio',
  moveToEnd: 'Mover al final',
  altFromName: 'Texto alternativo a partir de los nombres de archivo',
  titlesFromName: 'Títulos a partir de los nombres de archivo',
  removeCaptions: 'Quitar títulos y descripciones',
  removeLinks: 'Quitar enlaces',
  changePicture: 'Cambiar imagen',
});
