import { defineTranslation } from '../../define-messages.ts';
import type { editAnnouncements as english } from '../../en/interface/edit-announcements.ts';

export const editAnnouncements = defineTranslation<typeof english>('editAnnouncements', {
  savedAsYouGo: 'Alles wird laufend gespeichert',
  syncedAlready:
    'Dieser Abschnitt ist schon synchronisiert: Sie finden ihn unter „Abschnitt hinzufügen“, „Synchronisiert“.',
  copied: 'Kopiert',
  pasted: 'Eingefügt',
  added: '{title} hinzugefügt',
  sectionAdded: 'Abschnitt hinzugefügt',
  layoutAdded: 'Layout {title} hinzugefügt',
  sectionAtEnd: 'Der Abschnitt ist schon am Ende',
  sectionMovedUp: 'Abschnitt nach oben verschoben',
  sectionMovedDown: 'Abschnitt nach unten verschoben',
  blocksDeleted: '{count, plural, one {Block gelöscht} other {# Blöcke gelöscht}}',
  sectionDeleted: 'Abschnitt gelöscht',
  nothingToUndo: 'Nichts rückgängig zu machen',
  undone: 'Rückgängig gemacht: {name}',
  nothingToRedo: 'Nichts zu wiederholen',
  redone: 'Wiederholt: {name}',
  redo: 'Wiederholen',
  block: 'Block',
  oneSection:
    'Ein synchronisierter Abschnitt ist ein einzelner Abschnitt: Weitere werden auf der Seite hinzugefügt, verschoben und gelöscht.',
  selectSeveral: 'Wählen Sie mehrere Blöcke aus, um sie zu gruppieren',
  grouped: '{count, plural, one {# Block gruppiert} other {# Blöcke gruppiert}}',
  ungrouped: 'Gruppierung aufgehoben',
  pictureReplaced: 'Bild ersetzt',
  picturesAdded: '{count, plural, one {Bild hinzugefügt} other {# Bilder hinzugefügt}}',
  selected: '{count, plural, one {# Block ausgewählt} other {# Blöcke ausgewählt}}',
  selectedOfOneSection:
    'Nur Blöcke eines Abschnitts können zusammen ausgewählt werden. {count, plural, one {# Block ausgewählt} other {# Blöcke ausgewählt}}',
  gathering:
    '1 Block ausgewählt. Gehen Sie mit Tab zu weiteren Blöcken, und nehmen Sie sie mit Umschalt und Eingabe dazu',
  selectSectionFirst: 'Wählen Sie zuerst einen Abschnitt oder einen Block darin aus',
  deletedBy: '{name} hat gelöscht, was Sie ausgewählt hatten. Es steht noch im Verlauf.',
  deletedElsewhere: 'Was Sie ausgewählt hatten, wurde gelöscht. Es steht noch im Verlauf.',
});
