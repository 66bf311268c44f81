import { defineTranslation } from '../../define-messages.ts';
import type { tableImports as english } from '../../en/interface/table-imports.ts';

export const tableImports = defineTranslation<typeof english>('tableImports', {
  looking: '{file} wird durchgesehen',
  taking: '{file} wird importiert',
  undoing: 'Der Import von {file} wird zurückgenommen',
  rows: '{rows, plural, one {# Zeile} other {# Zeilen}}',
  rowsOf: '{rows, number} von {total, number} Zeilen',
  uploading: 'Die Datei wird hochgeladen',
  opening: 'Import wird geöffnet',
  dismiss: 'Ausblenden',
  undo: 'Zurücknehmen',
  details: 'Einzelheiten',
  downloadLeftOut: 'Ausgelassene Zeilen herunterladen',
  firstShown: 'Gezeigt werden die ersten {shown, number} von {total, number}.',
  goOn: 'Weiter',
  discard: 'Verwerfen',
  close: 'Schließen',
  ready: '{file} kann importiert werden',
  readyText: 'Die Datei wird einen Tag lang aufbewahrt.',
  done: 'Importiert: {file}',
  result: '{added, number} hinzugefügt, {changed, number} geändert, {left, number} ausgelassen.',
  stopped: 'Import angehalten: {file}',
  stoppedText:
    '{added, number} hinzugefügt, {changed, number} geändert. Sie bleiben; 72 Stunden lang können Sie es zurücknehmen.',
  failed: 'Nicht importiert: {file}',
  undone: 'Der Import wurde zurückgenommen: {file}',
});
