import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: 'Une erreur est survenue !',
  note: 'Cette erreur a été enregistrée et signalée. Veuillez recharger la page et réessayer.',
  noConnection: 'Impossible de se connecter à {host}. Veuillez réessayer.',
  reload: 'Recharger la page',
  clear: 'Effacer',
});
