import { defineTranslation } from '../../define-messages.ts';
import type { contactInactivity as english } from '../../en/interface/contact-inactivity.ts';

export const contactInactivity = defineTranslation<typeof english>('contactInactivity', {
  open: 'Inaktive Personen…',
  title: 'Inaktive Personen',
  text: 'Kontakte ohne Mitgliedschaft oder Abonnement können nach Monaten ohne Aktivität von selbst gelöscht werden. Sie stehen vorher 14 Tage lang hier.',
  isOn: 'Nach Monaten ohne Aktivität löschen',
  months: 'Monate (6 bis 60)',
  save: 'Speichern',
  saved: 'Gespeichert.',
  due: 'Wird innerhalb von 14 Tagen gelöscht',
  more: 'Über {count, number} Personen; die ersten sind aufgeführt.',
  nobody: 'Niemand steht an.',
  on: 'am {date}',
  keep: 'Behalten',
  keepOne: '{name} behalten',
});
