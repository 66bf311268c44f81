import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: 'Etwas ist schiefgegangen!',
  note: 'Dieser Fehler wurde festgehalten und gemeldet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  noConnection: '{host} ist nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
  reload: 'Seite neu laden',
  clear: 'Schließen',
});
