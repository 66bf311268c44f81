import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'Tekst',
  textarea: 'Tekstvak',
  email: 'E-mail',
  name: 'Naam',
  phone: 'Telefoon',
  address: 'Adres',
  number: 'Getal',
  currency: 'Bedrag',
  website: 'Website',
  twitter: 'Twitter',
  password: 'Wachtwoord',
  date: 'Datum',
  time: 'Tijd',
  radio: 'Eén keuze',
  checkbox: 'Selectievakjes',
  select: 'Keuzelijst',
  likert: 'Enquête',
  section: 'Kop',
  subject: 'Onderwerp',
  message: 'Bericht',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  consent: 'Toestemming',
});
