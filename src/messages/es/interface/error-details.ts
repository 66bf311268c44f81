import { defineTranslation } from '../../define-messages.ts';
import type { errorDetails as english } from '../../en/interface/error-details.ts';

export const errorDetails = defineTranslation<typeof english>('errorDetails', {
  anotherPage: 'otra página',
  quoted: '«{title}»',
  untitled: 'Sin título',
});
