import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'Annuncio',
  closeAnnouncement: 'Chiudi l’annuncio',
  contact: 'Contatti',
  call: 'Chiama',
  email: 'E-mail',
  directions: 'Indicazioni',
  hours: 'Orari',
  openingHours: 'Orari di apertura',
});
