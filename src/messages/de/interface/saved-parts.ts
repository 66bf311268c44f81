import { defineTranslation } from '../../define-messages.ts';
import type { savedParts as english } from '../../en/interface/saved-parts.ts';

export const savedParts = defineTranslation<typeof english>('savedParts', {
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  isSynced: '„{name}“ ist synchronisiert. Sie finden ihn unter „Abschnitt hinzufügen“, „Synchronisiert“.',
  blockSaved: '„{name}“ ist gespeichert. Sie finden es unter „Block hinzufügen“.',
  sectionSaved: '„{name}“ ist gespeichert. Sie finden ihn unter „Abschnitt hinzufügen“.',
  saveBlocks: 'Blöcke speichern',
  saveSection: 'Abschnitt speichern',
  cancel: 'Abbrechen',
  save: 'Speichern',
  name: 'Name',
  editorOnly: 'Nur im Editor zu sehen.',
  copyKept: 'Eine Kopie wird so aufbewahrt, wie es jetzt ist, für die Seiten aller Ihrer Websites.',
  synced: 'Synchronisiert: ändert sich überall',
  syncedText:
    'Er kann auf vielen Seiten dieser Website stehen. Was darin geändert wird, ändert sich auf allen, bis auf Texte und Bilder, die Sie für eine Seite festlegen.',
  saved: 'Gespeichert',
  deleteNamed: '{name} löschen',
  more: '{count, number} weitere: Suchen Sie nach dem Namen.',
  search: 'Gespeicherte Abschnitte suchen',
  noResults: 'Ergebnisse können nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  loading: 'Gespeicherte Abschnitte werden geladen',
  none: 'Noch ist nichts gespeichert',
  noneText:
    'Wählen Sie einen Abschnitt aus, klicken Sie in seiner Werkzeugleiste auf „Abschnitt speichern“, und Sie finden ihn hier auf jeder Seite Ihrer Websites.',
  noMatch: 'Kein gespeicherter Abschnitt passt zu „{words}“',
  makeNamedSynced: '{name} synchronisieren',
  makeSynced: 'Synchronisieren',
  delete: 'Löschen',
  deleted: '„{name}“ wurde gelöscht. Seiten, auf denen es steht, behalten es.',
  undo: 'Rückgängig',
});
