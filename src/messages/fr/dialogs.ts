import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Confirmer',
  reject: 'Refuser',
  cancel: 'Annuler',
  okay: 'D’accord',
  close: 'Fermer',
});
