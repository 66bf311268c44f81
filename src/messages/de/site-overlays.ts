import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'Ankündigung',
  closeAnnouncement: 'Ankündigung schließen',
  contact: 'Kontakt',
  call: 'Anrufen',
  email: 'E-Mail',
  directions: 'Anfahrt',
  hours: 'Zeiten',
  openingHours: 'Öffnungszeiten',
});
