import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'Annonce',
  closeAnnouncement: 'Fermer l’annonce',
  contact: 'Contact',
  call: 'Appeler',
  email: 'E-mail',
  directions: 'Itinéraire',
  hours: 'Horaires',
  openingHours: 'Horaires d’ouverture',
});
