import { defineTranslation } from '../../define-messages.ts';
import type { saving as english } from '../../en/interface/saving.ts';

export const saving = defineTranslation<typeof english>('saving', {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  offline: 'Offline: hier aufbewahrt',
  signedOut: 'Nicht gespeichert: erneut anmelden',
  removed: 'Nicht gespeichert: Die Seite wurde gelöscht',
  refused: 'Nicht gespeichert: berichtigen oder rückgängig machen',
  conflict: 'Auch von jemand anderem geändert',
  undone: 'Rückgängig gemacht: {name}',
  undonePassedOver: 'Rückgängig gemacht: {name}. Später gespeichert und noch da: {later}.',
  undoOvertaken: '„{name}“ lässt sich nicht rückgängig machen: Es wurde seitdem geändert.',
});
