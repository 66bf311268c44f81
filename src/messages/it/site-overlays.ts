import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'Annuncio',
  closeAnnouncement: 'Chiudi l’annuncio',
  contact: 'Contatti',
  call: 'Chiama',
  email: 'E-mail',
  directions: 'Indicazioni',
  hours: 'Orari',
  openingHours: 'Orari di apertura',
});
