import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'Text',
  textarea: 'Textfeld',
  email: 'E-Mail',
  name: 'Name',
  phone: 'Telefon',
  address: 'Adresse',
  number: 'Zahl',
  currency: 'Betrag',
  website: 'Website',
  twitter: 'Twitter',
  password: 'Passwort',
  date: 'Datum',
  time: 'Uhrzeit',
  radio: 'Eine Auswahl',
  checkbox: 'Kontrollkästchen',
  select: 'Auswahlliste',
  likert: 'Umfrage',
  section: 'Überschrift',
  subject: 'Betreff',
  message: 'Nachricht',
  firstName: 'Vorname',
  lastName: 'Nachname',
  consent: 'Einwilligung',
});
