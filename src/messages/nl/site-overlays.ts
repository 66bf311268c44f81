import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'Mededeling',
  closeAnnouncement: 'Mededeling sluiten',
  contact: 'Contact',
  call: 'Bellen',
  email: 'E-mail',
  directions: 'Route',
  hours: 'Tijden',
  openingHours: 'Openingstijden',
});
