import { defineTranslation } from '../../define-messages.ts';
import type { slideSteps as english } from '../../en/interface/slide-steps.ts';

export const slideSteps = defineTranslation<typeof english>('slideSteps', {
  addOne: '{holds, select, track {Titel hinzufügen} other {Folie hinzufügen}}',
  addSeveral: '{holds, select, track {Titel hinzufügen} other {Folien hinzufügen}}',
  moveOne: '{holds, select, track {Titel verschieben} other {Folie verschieben}}',
  moveSeveral: '{holds, select, track {Titel verschieben} other {Folien verschieben}}',
  moveUp: '{holds, select, track {Titel nach oben verschieben} other {Folie nach oben verschieben}}',
  moveDown: '{holds, select, track {Titel nach unten verschieben} other {Folie nach unten verschieben}}',
  removeOne: '{holds, select, track {Titel entfernen} other {Folie entfernen}}',
  removeSeveral: '{holds, select, track {Titel entfernen} other {Folien entfernen}}',
  moveToStart: 'An den Anfang verschieben',
  moveToEnd: 'Ans Ende verschieben',
  altFromName: 'Alternativtext aus Dateinamen',
  titlesFromName: 'Titel aus Dateinamen',
  removeCaptions: 'Titel und Beschreibungen entfernen',
  removeLinks: 'Links entfernen',
  changePicture: 'Bild ändern',
});
