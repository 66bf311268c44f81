import { defineTranslation } from '../../define-messages.ts';
import type { tableImports as english } from '../../en/interface/table-imports.ts';

export const tableImports = defineTranslation<typeof english>('tableImports', {
  looking: 'Revisando {file}',
  taking: 'Importando {file}',
  undoing: 'Deshaciendo la importación de {file}',
  rows: '{rows, plural, one {# fila} other {# filas}}',
  rowsOf: '{rows, number} de {total, number} filas',
  uploading: 'Subiendo el archivo',
  opening: 'Abriendo la importación',
  dismiss: 'Ocultar',
  undo: 'Deshacer',
  details: 'Detalles',
  downloadLeftOut: 'Descargar las filas omitidas',
  firstShown: 'Se muestran las primeras {shown, number} de {total, number}.',
  goOn: 'Continuar',
  discard: 'Descartar',
  close: 'Cerrar',
  ready: '{file} está listo para importarse',
  readyText: 'El archivo se guarda un día.',
  done: 'Importado: {file}',
  result: '{added, number} añadidos, {changed, number} cambiados, {left, number} omitidos.',
  stopped: 'Importación detenida: {file}',
  stoppedText:
    '{added, number} añadidos, {changed, number} cambiados. Se conservan; durante 72 horas puede deshacerlo.',
  failed: 'No importado: {file}',
  undone: 'Se deshizo la importación: {file}',
});
