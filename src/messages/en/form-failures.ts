import { defineMessages } from '../define-messages.ts';

/** What forms say of failures of the server's. */
export const formFailures = defineMessages('formFailures', {
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unreadable: 'The request could not be read. It is not valid JSON or form data.',
  tooLarge: 'The request is too large. The limit is {limit}.',
  unsupported: 'This kind of content is not accepted here.',
  captchaUnchecked: 'The CAPTCHA could not be checked. Please try again later.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
});
