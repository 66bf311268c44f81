import { defineTranslation } from '../../define-messages.ts';
import type { documentHistory as english } from '../../en/interface/document-history.ts';

export const documentHistory = defineTranslation<typeof english>('documentHistory', {
  olderSteps: 'Tout jusque-là ; les étapes plus anciennes ne sont plus conservées',
});
