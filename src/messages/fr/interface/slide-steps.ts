import { defineTranslation } from '../../define-messages.ts';
import type { slideSteps as english } from '../../en/interface/slide-steps.ts';

export const slideSteps = defineTranslation<typeof english>('slideSteps', {
  addOne: '{holds, select, track {Ajouter un titre} other {Ajouter une diapositive}}',
  addSeveral: '{holds, select, track {Ajouter des titres} other {Ajouter des diapositives}}',
  moveOne: '{holds, select, track {Déplacer le titre} other {Déplacer la diapositive}}',
  moveSeveral: '{holds, select, track {Déplacer les titres} other {Déplacer les diapositives}}',
  moveUp: '{holds, select, track {Monter le titre} other {Monter la diapositive}}',
  moveDown: '{holds, select, track {Descendre le titre} other {Descendre la diapositive}}',
  removeOne: '{holds, select, track {Retirer le titre} other {Retirer la diapositive}}',
  removeSeveral: '{holds, select, track {Retirer les titres} other {Retirer les diapositives}}',
  moveToStart: 'Déplacer au début',
  moveToEnd: 'Déplacer à la fin',
  altFromName: 'Texte alternatif d’après les noms de fichiers',
  titlesFromName: 'Titres d’après les noms de fichiers',
  removeCaptions: 'Retirer les titres et les descriptions',
  removeLinks: 'Retirer les liens',
  changePicture: 'Changer l’image',
});
