import { defineTranslation } from '../../define-messages.ts';
import type { fieldKinds as english } from '../../en/interface/field-kinds.ts';

export const fieldKinds = defineTranslation<typeof english>('fieldKinds', {
  text: 'Text',
  textarea: 'Textfeld',
  email: 'E-Mail',
  name: 'Name',
  phone: 'Telefon',
  address: 'Adresse',
  number: 'Zahl',
  currency: 'Währung',
  website: 'Website',
  twitter: 'Twitter',
  password: 'Passwort',
  date: 'Datum',
  time: 'Uhrzeit',
  radio: 'Einfachauswahl',
  checkbox: 'Kontrollkästchen',
  select: 'Auswahlliste',
  likert: 'Umfrage',
  section: 'Überschrift',
  hidden: 'Verborgen',
});
