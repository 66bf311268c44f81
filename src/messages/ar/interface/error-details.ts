import { defineTranslation } from '../../define-messages.ts';
import type { errorDetails as english } from '../../en/interface/error-details.ts';

export const errorDetails = defineTranslation<typeof english>('errorDetails', {
  anotherPage: 'صفحة أخرى',
  quoted: '«{title}»',
  untitled: 'بلا عنوان',
});
