import { defineTranslation } from '../../define-messages.ts';
import type { importReasons as english } from '../../en/interface/import-reasons.ts';

export const importReasons = defineTranslation<typeof english>('importReasons', {
  added: 'Nuevas',
  changed: 'Cambiadas',
  unchanged: 'Sin cambios',
  skipped: 'Omitidas',
  wrong: 'Con errores',
  rows: 'Filas omitidas',
  row: 'Fila {line}: ',
  noEmail: 'En esta fila no hay dirección de correo.',
  invalidEmail: 'Introduce un correo electrónico válido',
  manyEmails: 'En esta fila hay más de {max} direcciones de correo.',
  twice: 'Esta dirección está dos veces en el archivo.',
  tooMuch: 'Algo en esta fila es demasiado largo o demasiado.',
  unstorable: 'Esto tiene caracteres que no se pueden guardar. Quítalos e inténtalo de nuevo.',
  longLabel: 'Una etiqueta tiene más de {max} caracteres.',
  labels: 'Un miembro tiene como máximo {count} etiquetas de {max} caracteres.',
  erased: 'Esta persona fue borrada.',
  unsubscribed: 'Esta persona se dio de baja y solo puede volver a suscribirse ella misma.',
});
