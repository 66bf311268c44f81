import { defineTranslation } from '../../define-messages.ts';
import type { contactInactivity as english } from '../../en/interface/contact-inactivity.ts';

export const contactInactivity = defineTranslation<typeof english>('contactInactivity', {
  open: 'Personas inactivas…',
  title: 'Personas inactivas',
  text: 'Los contactos sin membresía ni suscripción pueden borrarse solos tras meses sin actividad. Aparecen aquí 14 días antes.',
  isOn: 'Borrar tras meses sin actividad',
  months: 'Meses (de 6 a 60)',
  save: 'Guardar',
  saved: 'Guardado.',
  due: 'Se borran en 14 días',
  more: 'Más de {count, number} personas; se muestran las primeras.',
  nobody: 'No hay nadie.',
  on: 'el {date}',
  keep: 'Conservar',
  keepOne: 'Conservar a {name}',
});
