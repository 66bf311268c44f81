import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'Anuncio',
  closeAnnouncement: 'Cerrar el anuncio',
  contact: 'Contacto',
  call: 'Llamar',
  email: 'Correo',
  directions: 'Cómo llegar',
  hours: 'Horario',
  openingHours: 'Horario de apertura',
});
