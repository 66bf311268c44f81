import { defineTranslation } from '../../define-messages.ts';
import type { documentHistory as english } from '../../en/interface/document-history.ts';

export const documentHistory = defineTranslation<typeof english>('documentHistory', {
  olderSteps: 'Todo hasta entonces; los pasos anteriores ya no se conservan',
});
