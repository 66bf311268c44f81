import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'Mededeling',
  closeAnnouncement: 'Mededeling sluiten',
  contact: 'Contact',
  call: 'Bellen',
  email: 'E-mail',
  directions: 'Route',
  hours: 'Tijden',
  openingHours: 'Openingstijden',
});
