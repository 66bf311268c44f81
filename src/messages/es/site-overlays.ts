import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'Anuncio',
  closeAnnouncement: 'Cerrar el anuncio',
  contact: 'Contacto',
  call: 'Llamar',
  email: 'Correo',
  directions: 'Cómo llegar',
  hours: 'Horario',
  openingHours: 'Horario de apertura',
});
