import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  cancel: 'Abbrechen',
  okay: 'In Ordnung',
  close: 'Schließen',
});
