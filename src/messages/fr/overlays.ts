import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'Annonce',
  closeAnnouncement: 'Fermer l’annonce',
  contact: 'Contact',
  call: 'Appeler',
  email: 'E-mail',
  directions: 'Itinéraire',
  hours: 'Horaires',
  openingHours: 'Horaires d’ouverture',
});
