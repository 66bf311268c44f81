import { defineMessages } from '../define-messages.ts';

/** What announcement bar and mobile info bar say. */
export const overlays = defineMessages('overlays', {
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  contact: 'Contact',
  call: 'Call',
  email: 'Email',
  directions: 'Directions',
  hours: 'Hours',
  openingHours: 'Opening hours',
});
