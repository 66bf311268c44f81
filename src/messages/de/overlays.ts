import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'Ankündigung',
  closeAnnouncement: 'Ankündigung schließen',
  contact: 'Kontakt',
  call: 'Anrufen',
  email: 'E-Mail',
  directions: 'Anfahrt',
  hours: 'Zeiten',
  openingHours: 'Öffnungszeiten',
});
