import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Bevestigen',
  reject: 'Weigeren',
  cancel: 'Annuleren',
  okay: 'Oké',
  close: 'Sluiten',
});
