import { defineTranslation } from '../../define-messages.ts';
import type { documentRules as english } from '../../en/interface/document-rules.ts';

export const documentRules = defineTranslation<typeof english>('documentRules', {
  valueTooLarge: 'El valor es demasiado grande.',
  recordTooLarge: 'El registro es demasiado grande.',
  fieldNotAllowed: 'Un campo del registro tiene un nombre no permitido.',
  nothingToSave: 'No hay nada que guardar.',
  syncedNotSaved:
    'Lo que muestra una sección sincronizada no se guarda: insértela desde la lista de secciones sincronizadas.',
  tooLargeToSave: 'Es demasiado grande para guardarlo. Guarde partes.',
  bandsOverlap: 'Cada peso debe ser mayor que el anterior.',
  codesBackwards: '{code} va hacia atrás: escriba primero el código postal más bajo.',
  noTable: 'No es una tabla que se pueda mostrar.',
  tooManyFields: 'Puede haber como máximo {most} de estos campos.',
  mailTwice: 'Ya hay un texto para este correo.',
  mailAlwaysSent: 'Los compradores siempre reciben este correo.',
  unknownPlaceholder: 'No hay ningún marcador llamado {name}.',
});
