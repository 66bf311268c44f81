import { defineMessages } from '../../define-messages.ts';

/** What errors name within their sentences. */
export const errorDetails = defineMessages('errorDetails', {
  anotherPage: 'another page',
  quoted: '“{title}”',
  untitled: 'Untitled',
});
