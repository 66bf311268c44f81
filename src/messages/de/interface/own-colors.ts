import { defineTranslation } from '../../define-messages.ts';
import type { ownColors as english } from '../../en/interface/own-colors.ts';

export const ownColors = defineTranslation<typeof english>('ownColors', {
  title: 'Eigene Farben',
  help: 'Farben neben der Palette, für die Teile eines Farbschemas.',
  none: 'Noch keine.',
  numbered: 'Farbe {number}',
  addStep: 'Eigene Farbe hinzufügen',
  add: 'Farbe hinzufügen',
  moveStep: 'Farbe {name} verschieben',
  deleteStep: 'Farbe {name} löschen',
  renameStep: 'Eigene Farbe umbenennen',
  changeStep: 'Eigene Farbe ändern',
  name: 'Name',
  color: 'Farbe',
  moveUp: '{name} nach oben verschieben',
  moveDown: '{name} nach unten verschieben',
  delete: '{name} löschen',
  askDelete: '{name} löschen?',
  deleteColor: 'Farbe löschen',
  wornByThemes:
    'Farbschemata verwenden sie hier, wo {heir}, die nächste Farbe der Palette, an ihre Stelle tritt:',
  wornBy: '{theme}: {slot}',
  usesUnknown: 'Welche Seiten sie verwenden, ließ sich nicht herausfinden.',
  lookingForUses: 'Seiten, die sie verwenden, werden gesucht',
  unused: 'Keine Seite verwendet sie in Wörtern, Verläufen oder Blöcken.',
  wornHere: 'Wörter, Verläufe oder Blöcke verwenden sie hier:',
  headerOrFooter: 'Kopf- oder Fußbereich',
  untitled: 'Ohne Titel',
  more: '{count, plural, one {# weitere} other {# weitere}}',
  whatBecomes: 'Wörter nehmen dort die Farbe ihres Textes an; Verläufe und Blöcke kommen ohne sie aus.',
});
