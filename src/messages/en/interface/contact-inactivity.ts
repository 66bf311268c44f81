import { defineMessages } from '../../define-messages.ts';

/** What is said about contacts that are erased after months without activity (CRM-29). */
export const contactInactivity = defineMessages('contactInactivity', {
  open: 'Inactive people…',
  title: 'Inactive people',
  text: 'Contacts without a membership or subscription can be erased by themselves after months without activity. They are listed here for 14 days before.',
  isOn: 'Erase after months without activity',
  months: 'Months (6 to 60)',
  save: 'Save',
  saved: 'Saved.',
  due: 'Erased within 14 days',
  more: 'Over {count, number} people; the first are shown.',
  nobody: 'Nobody is due.',
  on: 'on {date}',
  keep: 'Keep',
  keepOne: 'Keep {name}',
});
