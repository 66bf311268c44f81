import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'Testo',
  textarea: 'Casella di testo',
  email: 'Email',
  name: 'Nome',
  phone: 'Telefono',
  address: 'Indirizzo',
  number: 'Numero',
  currency: 'Importo',
  website: 'Sito web',
  twitter: 'Twitter',
  password: 'Password',
  date: 'Data',
  time: 'Ora',
  radio: 'Una scelta',
  checkbox: 'Caselle',
  select: 'Elenco a discesa',
  likert: 'Sondaggio',
  section: 'Titolo',
  subject: 'Oggetto',
  message: 'Messaggio',
  firstName: 'Nome',
  lastName: 'Cognome',
  consent: 'Consenso',
});
