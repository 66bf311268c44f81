import { defineTranslation } from '../../define-messages.ts';
import type { errorDetails as english } from '../../en/interface/error-details.ts';

export const errorDetails = defineTranslation<typeof english>('errorDetails', {
  anotherPage: 'einer anderen Seite',
  quoted: '„{title}“',
  untitled: 'Ohne Titel',
});
