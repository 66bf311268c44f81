import { defineTranslation } from '../../define-messages.ts';
import type { documentRules as english } from '../../en/interface/document-rules.ts';

export const documentRules = defineTranslation<typeof english>('documentRules', {
  valueTooLarge: 'Der Wert ist zu groß.',
  recordTooLarge: 'Der Datensatz ist zu groß.',
  fieldNotAllowed: 'Ein Feld des Datensatzes hat einen unzulässigen Namen.',
  nothingToSave: 'Es gibt nichts zu speichern.',
  syncedNotSaved:
    'Was einen synchronisierten Abschnitt zeigt, wird nicht gespeichert: Fügen Sie ihn aus der Liste der synchronisierten Abschnitte ein.',
  tooLargeToSave: 'Das ist zu groß, um gespeichert zu werden. Speichern Sie Teile davon.',
  bandsOverlap: 'Jedes Gewicht muss über dem davor liegen.',
  codesBackwards: '{code} läuft rückwärts: Geben Sie die niedrigere Postleitzahl zuerst ein.',
  noTable: 'Das ist keine Tabelle, die gezeigt werden kann.',
  tooManyFields: 'Es kann höchstens {most} dieser Felder geben.',
  mailTwice: 'Für diese Mail gibt es schon einen Text.',
  mailAlwaysSent: 'Käufer erhalten diese Mail immer.',
  unknownPlaceholder: 'Es gibt keinen Platzhalter namens {name}.',
});
