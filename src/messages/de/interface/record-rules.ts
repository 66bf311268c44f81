import { defineTranslation } from '../../define-messages.ts';
import type { recordRules as english } from '../../en/interface/record-rules.ts';

export const recordRules = defineTranslation<typeof english>('recordRules', {
  settingsNeeded: 'Die Einstellungen können nicht entfernt werden.',
  cannotHold: 'Ein Dokument der Art {kind} kann kein {type} enthalten.',
  cannotHaveId: 'Ein {type} kann nicht die Kennung {id} haben.',
  sectionGone: 'Der Abschnitt dieses Blocks ist nicht mehr da. Setzen Sie den Block in einen anderen.',
  noSuchBlock: 'Diesen Block gibt es nicht. Nehmen Sie einen aus der Liste der Blöcke.',
  tagTooLong: 'Ein Schlagwort kann höchstens {max} Zeichen haben.',
  categoryTooLong: 'Eine Kategorie kann höchstens {max} Zeichen haben.',
  tagTwice: 'Dieses Schlagwort gibt es schon',
  categoryTwice: 'Diese Kategorie gibt es schon',
  folderGone: 'Der Ordner dieses Links ist nicht mehr da. Verschieben Sie den Link heraus.',
  popupFormGone: 'Das Formular des Pop-ups ist nicht mehr da. Wählen Sie ein anderes.',
  anchorTwice: 'Ein anderer Abschnitt dieser Seite hat diesen Anker. Wählen Sie einen anderen.',
  syncedNotHere: 'Ein synchronisierter Abschnitt kann hier nicht stehen.',
  parentCategoryGone: 'Die Kategorie, in der diese liegt, gibt es nicht mehr. Legen Sie sie in eine andere.',
  categoryUrlTwice: 'Eine andere Kategorie dieser Shop-Seite hat diese Adresse. Wählen Sie eine andere.',
});
