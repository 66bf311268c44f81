import { defineMessages } from '../define-messages.ts';

/** What the cookie banner says of itself. */
export const cookieBanner = defineMessages('cookieBanner', {
  name: 'Cookies',
  accepted: 'You have accepted cookies.',
  declined: 'You have declined cookies.',
});
