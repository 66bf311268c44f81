import { defineMessages } from '../define-messages.ts';

/** What the cookie banner says where its owner wrote nothing, and the link of the footer that asks again (CONS-20 to CONS-22, CONS-50). */
export const cookieTexts = defineMessages('cookieTexts', {
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  accept: 'Accept',
  decline: 'Decline',
  change: 'Cookie settings',
});
